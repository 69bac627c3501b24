import {after, type Cancel} from '../clock.js';

/**
 * Whether the page is hidden. Doesn't read `document.hidden`, because an `<iframe name="hidden">` replaces that property.
 */
export const isPageHidden = (): boolean => globalThis.document?.visibilityState === 'hidden';

/** Calls a function when the page becomes visible, or at once if it already is. */
export function whenSeen(callback: () => void): Cancel {
  const page = globalThis.document;
  const listening = new AbortController();
  const look = (): void => {
    if (isPageHidden()) return;
    listening.abort();
    callback();
  };
  page?.addEventListener('visibilitychange', look, {signal: listening.signal});
  look();
  return () => listening.abort();
}

/**
 * Calls a function after a number of milliseconds, but not before the page is visible. Use this for automatic changes
 * in the page.
 */
export function afterSeen(milliseconds: number, callback: () => void): Cancel {
  let cancel = after(milliseconds, () => {
    let isDone = false;
    const waiting = whenSeen(() => {
      isDone = true;
      callback();
    });
    if (!isDone) cancel = waiting;
  });
  return () => cancel();
}
