import {setViewport} from '@web/test-runner-commands';

/** Leaves nothing of a test file to the next one in the same page: no element, no stored value, no scroll position, the usual window. */
export async function leaveClean(): Promise<void> {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);
  await setViewport({width: 1000, height: 800});
}

// Browsers report this where an element changes its height while its width is being handled. It is not a fault of a test.
addEventListener(
  'error',
  (event) => {
    if (event.message?.startsWith('ResizeObserver loop')) event.stopImmediatePropagation();
  },
  {capture: true},
);
