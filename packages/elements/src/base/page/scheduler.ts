import {after, busy, frame, idle as whenIdle} from '../clock.js';

let last = Promise.resolve();

/**
 * Resolves in a separate task, after the promises of all earlier callers. Otherwise, tables that become ready together
 * would block the page.
 */
export function nextTurn(): Promise<void> {
  last = last.then(
    () =>
      new Promise((done) => {
        // Message events run before timers, and aren't throttled in a hidden page.
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

/**
 * Distance from the viewport, as a fraction of the viewport's height. An element within it gets its turn without
 * waiting for idle time.
 */
const NEAR = 0.5;
/** Time in milliseconds after which an element gets its turn even if the page is never idle. */
const PATIENCE = 2000;

/** Time in milliseconds after which a frame counts as drawn, because hidden pages draw no frames. */
const LONGEST = 100;

/** Number of visible elements that are waiting for their turn. */
let waiting = 0;
/** Resolves after the last of these turns. */
let latest = Promise.resolve();
/** Resolves when background work can start without delaying these elements. */
let quiet: Promise<void> | undefined;

/** Whether visible elements are still waiting for their turn. Other work in the page would make them wait longer. */
export const isCrowded = (): boolean => waiting > 0;

/**
 * Resolves when no visible element is waiting for its turn. If several were waiting, resolves after they are painted.
 */
export const calm = (): Promise<void> => quiet ?? Promise.resolve();

async function settle(): Promise<void> {
  // If only one element was waiting, its turn is over after this.
  await nextTurn();
  while (isCrowded()) {
    await latest;
    if (!isCrowded()) await painted();
  }
  quiet = undefined;
}

/** Resolves when the next frame is on screen, which is when the frame after it begins. */
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
 * Resolves in a separate task, like `nextTurn`. An element out of view waits until the page is idle or the element
 * comes near the viewport, so visible elements go first.
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

/** Resolves when the page is idle, but after `PATIENCE` milliseconds at the latest. */
export const idle = (): Promise<void> => new Promise((done) => void whenIdle(done, PATIENCE));
