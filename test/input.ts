import {executeServerCommand} from '@web/test-runner-commands';

/** Emulates a touch screen, or none. Outlives the test file: switch it off in `afterEach`. */
export const emulateTouch = (enabled: boolean): Promise<unknown> => executeServerCommand('touch-emulation', {enabled});

/** Media features such as `forced-colors`; none ends it. They outlive the test file: end them in `afterEach`. */
export const emulateFeatures = (features: Readonly<Record<string, string>> = {}): Promise<unknown> =>
  executeServerCommand(
    'emulate-features',
    Object.entries(features).map(([name, value]) => ({name, value})),
  );

/** The middle of what is seen of an element, in the viewport of the test's page, frames included. */
export function centreOf(element: Element): {x: number; y: number} {
  const {left, top, width, height} = element.getBoundingClientRect();
  const frame = element.ownerDocument.defaultView?.frameElement;
  const outer = frame?.getBoundingClientRect();
  return {
    x: Math.round((outer ? outer.left + (frame?.clientLeft ?? 0) : 0) + left + width / 2),
    y: Math.round((outer ? outer.top + (frame?.clientTop ?? 0) : 0) + top + height / 2),
  };
}

/** One finger down and up in the middle of the element: real touch input, as the browser makes of it. */
export const tap = (element: Element): Promise<unknown> => executeServerCommand('tap', centreOf(element));

/** Keys one after the other, in one go: `keys('Tab', 'ArrowRight', 'Enter')`; `Shift+Tab` holds the first of two. */
export const keys = (...pressed: readonly string[]): Promise<unknown> => executeServerCommand('keys', [...pressed]);
