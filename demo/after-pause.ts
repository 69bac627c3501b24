/** Length of the pause in milliseconds. */
const PAUSE = 300;

/** Returns a debounced function, which calls `act` after a pause in its calls. */
export function afterPause(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(act, PAUSE);
  };
}
