/** Vibrations of a device that answers an act of the reader, in milliseconds: on, off, on. */
const TOUCHES = {
  /** The reader's move is made. */
  made: [10],
  /** It is refused. */
  refused: [12, 60, 12],
} as const;

/** Name of a vibration. */
export type Touch = keyof typeof TOUCHES;

/**
 * Has the device vibrate, where it can, in answer to an act of the reader: without one, browsers report an error. A device that shakes is
 * motion, too: who wants less of that is spared.
 */
export function vibrate(touch: Touch): void {
  if (!navigator.userActivation?.isActive || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  try {
    navigator.vibrate?.([...TOUCHES[touch]]);
  } catch {
    // The page's policy may forbid it.
  }
}
