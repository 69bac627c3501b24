// Test helpers: ways in which a reader skips animations.
import {sendMouse} from '@web/test-runner-commands';
import {centreOf, keys, tap} from '../input.js';
import {find} from './table-in-page.js';

/** Returns an empty part of the felt. */
export const felt = (element: Element): HTMLElement => find(element, '.bar .title');

export const frames = async (count: number): Promise<void> => {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
};

/** Ways of skipping animations, keyed by name. For a tap, emulate a touch screen. */
export const WAYS = {
  'a click on the felt': (element: Element) => {
    const {x, y} = centreOf(felt(element));
    return sendMouse({type: 'click', position: [x, y]});
  },
  'a tap on the felt': (element: Element) => tap(felt(element)),
  Escape: () => keys('Escape'),
  'the space bar': () => keys('Space'),
};
