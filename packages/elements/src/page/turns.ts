let last = Promise.resolve();

/** Resolves in a task of its own, after all earlier callers: tables that become ready together would otherwise block the page. */
export function nextTurn(): Promise<void> {
  last = last.then(
    () =>
      new Promise((done) => {
        // Of all tasks these come soonest, and in a hidden page as soon.
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
