import {after, busy, frame, idle as whenIdle} from '../clock.js';

let last = Promise.resolve();

/** Resolves in a task of its own, after all earlier callers: tables that become ready together would otherwise block the page. */
export function nextTurn(): Promise<void> {
  last = last.then(
    () =>
      new Promise((done) => {
        // Message events run soonest and are not throttled in a hidden page.
        const {port1, port2} = new MessageChannel();
        port1.onmessage = () => {
          port1.close();
          done();
        };
        port2.postMessage(undefined);
      }),
  );
  return last;
}

/** Part of the window's height by which an element may be out of view and still take its turn at once. */
const NEAR = 0.5;
/** Time in milliseconds after which a page that is never idle gives a turn all the same. */
const PATIENCE = 2000;

/** Time in milliseconds after which a frame is taken for drawn: those that nobody sees are not. */
const LONGEST = 100;

/** Number of elements that can be seen and wait for their turn, and the last of those turns. */
let waiting = 0;
let latest = Promise.resolve();
/** Resolves when what happens besides makes none of them wait. */
let quiet: Promise<void> | undefined;

/** True if elements that can be seen still wait for their turn: whatever else happens in the page would make them wait longer. */
export const isCrowded = (): boolean => waiting > 0;

/** Resolves when no element that can be seen waits for its turn, and, if several did, when they have been painted. */
export const calm = (): Promise<void> => quiet ?? Promise.resolve();

async function settle(): Promise<void> {
  // Whoever stands alone has had its turn then.
  await nextTurn();
  while (isCrowded()) {
    await latest;
    if (!isCrowded()) await painted();
  }
  quiet = undefined;
}

/** Resolves when the next frame is on the screen: the one after it begins then. */
const painted = (): Promise<void> =>
  new Promise((done) => {
    const cancel = after(LONGEST, done);
    frame(() =>
      frame(() => {
        cancel();
        after(0, done);
      }),
    );
  });

let lastIdle = Promise.resolve();

/**
 * Resolves in a task of its own, as `nextTurn`; for an element out of view, once the page is idle or the element comes near: a page may have
 * many, and a reader waits for those that can be seen.
 */
export function turnOf(element: Element): Promise<void> {
  if (isNear(element)) {
    waiting++;
    latest = busy(nextTurn()).then(() => void waiting--);
    quiet ??= settle();
    return latest;
  }
  const near = new Promise<void>((done) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({isIntersecting}) => isIntersecting)) return;
        observer.disconnect();
        done();
      },
      {rootMargin: `${100 * NEAR}% 0%`},
    );
    observer.observe(element);
    void (lastIdle = lastIdle.then(idle)).then(() => {
      observer.disconnect();
      done();
    });
  });
  return near.then(nextTurn);
}

function isNear(element: Element): boolean {
  const {top, bottom, width} = element.getBoundingClientRect();
  return width > 0 && bottom >= -NEAR * innerHeight && top <= (1 + NEAR) * innerHeight;
}

/** Resolves when the page is idle, or after a while. */
export const idle = (): Promise<void> => new Promise((done) => void whenIdle(done, PATIENCE));
