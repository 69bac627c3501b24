import {after, frame} from '../base/clock.js';

/** Readings that wait for the next frame. */
let waiting: (() => void)[] = [];

/** Time in milliseconds after which readings are made without a frame: the browser draws no frames that nobody can see. */
const LONGEST = 100;

/**
 * Reads the layout before the next frame is painted, together with all other readings asked for by then, so that the browser computes styles
 * and layout once for all elements of the page. Resolves with the result of `read`, after all readings. A caller that then renders and asks
 * again still reads before the same frame is painted.
 */
export const measured = <T>(read: () => T): Promise<T> =>
  new Promise((done) => {
    if (waiting.length === 0) schedule();
    // Callers continue in a microtask, after all readings, so that their changes invalidate nobody's layout.
    waiting.push(() => done(new Promise((seen) => seen(read()))));
  });

/** True from the first reading of a frame to the second. */
let isBetween = false;

function schedule(): void {
  if (isBetween) return;
  const read = (): void => {
    const all = waiting;
    waiting = [];
    for (const one of all) one();
  };
  const first = (): void => {
    cancelFirst();
    cancelTimer();
    isBetween = true;
    read();
  };
  const second = (): void => {
    isBetween = false;
    read();
  };
  const cancelTimer = after(LONGEST, () => {
    first();
    cancelSecond();
    after(0, second);
  });
  const cancelFirst = frame(first);
  const cancelSecond = frame(second);
}
