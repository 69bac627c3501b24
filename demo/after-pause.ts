/** Time in milliseconds without a change after which what is typed counts. */
const PAUSE = 300;

/** Makes a function that acts once it has not been called for a while (a debounce). */
export function afterPause(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(act, PAUSE);
  };
}
