import {after, frame} from '../base/clock.js';

/** Layout reads waiting for the next frame. */
let waiting: (() => void)[] = [];

/** Time in milliseconds after which reads run without a frame, because hidden pages draw no frames. */
const LONGEST = 100;

/**
 * Reads the layout before the next frame is painted, together with all other reads requested by then. The browser then
 * computes styles and layout only once for all elements in the page. Resolves to the result of `read` after all reads.
 * A caller that then renders and reads again still does so before the same frame is painted.
 */
export const measured = <T>(read: () => T): Promise<T> =>
  new Promise((done) => {
    if (waiting.length === 0) schedule();
    // Callers continue in a microtask after all reads, so their changes don't invalidate the layout for other callers.
    waiting.push(() => done(new Promise((seen) => seen(read()))));
  });

/** True between the two rounds of reads in a frame. */
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
