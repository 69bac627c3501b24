const PARTS = 4;

/**
 * Sets a timer that counts time only while the page is awake. After a sleep or a long task, messages that arrived in
 * the meantime are handled first. It uses real time instead of the page's clock, because workers do. Returns a function
 * that cancels the timer.
 */
export function afterAwake(milliseconds: number, done: () => void): () => void {
  let parts = 0;
  const next = (): void => {
    if (parts++ === PARTS) done();
    else timer = setTimeout(next, milliseconds / PARTS);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  next();
  return () => clearTimeout(timer);
}
