// For tests: what the page hears of that nobody caught, from now on.

/** Errors and rejections that nobody caught, and what was written to the console as an error. */
export function pageErrors(): {readonly errors: readonly string[]; stop(): void} {
  const errors: string[] = [];
  const listening = new AbortController();
  const {signal} = listening;
  const handlers = {error: window.onerror, reject: window.onunhandledrejection, console: console.error};
  // The runner fails a file for what it hears itself.
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
