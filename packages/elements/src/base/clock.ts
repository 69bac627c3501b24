/** Cancels a scheduled callback. Does nothing once the callback has run. */
export type Cancel = () => void;

/** Clock for all animations and delays in the page. Tests replace the browser's clock. */
export interface Clock {
  /** Returns the time in milliseconds since an arbitrary moment. It never decreases. */
  now(): number;
  /**
   * Calls `callback` after a number of milliseconds. Set `housekeeping` if the callback only cleans up, for example by
   * clearing an announcement, so tests don't wait for it.
   */
  after(milliseconds: number, callback: () => void, options?: {readonly housekeeping?: boolean}): Cancel;
  /** Calls `callback` before the next frame is painted. */
  frame(callback: () => void): Cancel;
  /** Calls `callback` when the page is idle, or after `timeout` milliseconds. */
  idle(callback: () => void, timeout: number): Cancel;
  /** Starts an animation on an element. */
  animate(element: Element, keyframes: Keyframe[], options: number | KeyframeAnimationOptions): Animation;
  /**
   * Returns the promise. A test clock stops until the promise settles, so never pass a promise that waits for the
   * clock.
   */
  busy<T>(promise: Promise<T>): Promise<T>;
}

/** Delay in milliseconds that replaces idle callbacks in browsers without them. */
const SOON = 50;

const browserClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
  frame(callback) {
    const id = requestAnimationFrame(() => callback());
    return () => cancelAnimationFrame(id);
  },
  idle(callback, timeout) {
    const id = globalThis.requestIdleCallback?.(() => callback(), {timeout});
    return id === undefined ? browserClock.after(SOON, callback) : () => globalThis.cancelIdleCallback?.(id);
  },
  animate: (element, keyframes, options) => element.animate(keyframes, options),
  busy: (promise) => promise,
};

let current = browserClock;

/** Replaces the current clock, and returns the previous one. */
export function useClock(clock: Clock): Clock {
  const before = current;
  current = clock;
  return before;
}

// Each function uses the clock that is current when it is called.
export const now: Clock['now'] = () => current.now();
export const after: Clock['after'] = (...asked) => current.after(...asked);
export const frame: Clock['frame'] = (callback) => current.frame(callback);
export const idle: Clock['idle'] = (...asked) => current.idle(...asked);
export const animate: Clock['animate'] = (...asked) => current.animate(...asked);
export const busy: Clock['busy'] = (promise) => current.busy(promise);
