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
