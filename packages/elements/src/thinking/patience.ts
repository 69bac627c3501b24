const PARTS = 4;

/**
 * Calls back after so many milliseconds in which this page was awake: one that slept, or was kept busy, finds what was sent to it
 * meanwhile before its patience ends. Returns how to end it early.
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
