// Test helpers: uncaught errors of the page.

/** Records uncaught errors and rejections, and console errors, from now on. */
export function pageErrors(): {readonly errors: readonly string[]; stop(): void} {
  const errors: string[] = [];
  const listening = new AbortController();
  const {signal} = listening;
  const handlers = {error: window.onerror, reject: window.onunhandledrejection, console: console.error};
  // The test runner would fail this file for any error that reaches it.
  window.onerror = window.onunhandledrejection = null;
  const hear = (event: Event, text: string): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    errors.push(text);
  };
  addEventListener('error', (event) => hear(event, event.message), {signal, capture: true});
  addEventListener('unhandledrejection', (event) => hear(event, String(event.reason)), {signal, capture: true});
  console.error = (...said: unknown[]) => errors.push(said.map(String).join(' '));
  return {
    errors,
    stop() {
      listening.abort();
      window.onerror = handlers.error;
      window.onunhandledrejection = handlers.reject;
      console.error = handlers.console;
    },
  };
}
