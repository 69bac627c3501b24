import {setViewport} from '@web/test-runner-commands';

/** Deletes all stored pads, even if an element that was removed still uses the database. */
const forgetPads = (): Promise<void> =>
  new Promise((resolve) => {
    const deleting = indexedDB.deleteDatabase('cartavola');
    deleting.onsuccess = deleting.onerror = deleting.onblocked = () => resolve();
  });

/**
 * Resets the page for the next test file: removes elements and stored values, and resets the scroll position and the
 * window.
 */
export async function leaveClean(): Promise<void> {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
  localStorage.clear();
  sessionStorage.clear();
  await forgetPads();
  scrollTo(0, 0);
  await setViewport({width: 1000, height: 800});
}

// Ignore the error that browsers report if an element changes its height while its width is being handled.
addEventListener(
  'error',
  (event) => {
    if (event.message?.startsWith('ResizeObserver loop')) event.stopImmediatePropagation();
  },
  {capture: true},
);
