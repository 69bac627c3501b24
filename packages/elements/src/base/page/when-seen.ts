import {after, type Cancel} from '../clock.js';

/** Calls back when the page can be seen, at once if it can. */
export function whenSeen(callback: () => void): Cancel {
  const page = globalThis.document;
  const listening = new AbortController();
  const look = (): void => {
    if (page?.hidden) return;
    listening.abort();
    callback();
  };
  page?.addEventListener('visibilitychange', look, {signal: listening.signal});
  look();
  return () => listening.abort();
}

/** Calls back after a time in milliseconds, and not before the page can be seen: for what shows itself, and waits for nobody. */
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
