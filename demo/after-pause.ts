/** Length of the pause in milliseconds. */
const PAUSE = 300;

/** Returns a debounced version of `act`. */
export function afterPause(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(act, PAUSE);
  };
}
