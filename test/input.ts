import {executeServerCommand} from '@web/test-runner-commands';

/**
 * Turns the emulation of a touch screen on or off. The emulation outlives the test file, so switch it off in
 * `afterEach`.
 */
export const emulateTouch = (enabled: boolean): Promise<unknown> => executeServerCommand('touch-emulation', {enabled});

/**
 * Emulates media features such as `forced-colors`. Without features, it ends the emulation. The emulation outlives the test file, so end it in
 * `afterEach`.
 */
export const emulateFeatures = (features: Readonly<Record<string, string>> = {}): Promise<unknown> =>
  executeServerCommand(
    'emulate-features',
    Object.entries(features).map(([name, value]) => ({name, value})),
  );

/** Returns the middle of an element's visible part in the viewport of the test's page, across frames. */
export function centreOf(element: Element): {x: number; y: number} {
  const {left, top, width, height} = element.getBoundingClientRect();
  const frame = element.ownerDocument.defaultView?.frameElement;
  const outer = frame?.getBoundingClientRect();
  return {
    x: Math.round((outer ? outer.left + (frame?.clientLeft ?? 0) : 0) + left + width / 2),
    y: Math.round((outer ? outer.top + (frame?.clientTop ?? 0) : 0) + top + height / 2),
  };
}

/** Touch event: a finger touches the screen, moves or is lifted. `after` is its time stamp in milliseconds. */
type Touch = readonly [
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  at?: {readonly x: number; readonly y: number} | undefined,
  after?: number,
];

/** Sends touch events one after another, as fast as fingers do. */
export const touches = (...events: readonly Touch[]): Promise<unknown> =>
  executeServerCommand(
    'touches',
    events.map(([type, at, after = 0]) => ({type, touchPoints: at ? [at] : [], after})),
  );

/** Taps at a point in the viewport with real touch input, including all resulting events. */
export const tapAt = (at: {readonly x: number; readonly y: number}): Promise<unknown> =>
  touches(['touchStart', at], ['touchEnd']);

/** Taps the middle of the element. */
export const tap = (element: Element): Promise<unknown> => tapAt(centreOf(element));

/** Presses the mouse button, moves the mouse to points in the viewport, and releases the button, as fast as a hand does. */
export const stroke = (...steps: readonly ('down' | 'up' | readonly [x: number, y: number])[]): Promise<unknown> =>
  executeServerCommand(
    'stroke',
    steps.map((step) => (typeof step === 'string' ? step : [...step])),
  );

/** Presses keys one after another in a single command: `keys('Tab', 'ArrowRight', 'Enter')`. `Shift+Tab` holds down the first key. */
export const keys = (...pressed: readonly string[]): Promise<unknown> => executeServerCommand('keys', [...pressed]);
