/** Vibrations in response to the reader's actions, as durations in milliseconds: on, off, on. */
const TOUCHES = {
  /** The reader's move was made. */
  made: [10],
  /** The reader's move was refused. */
  refused: [12, 60, 12],
} as const;

/** Name of a vibration. */
export type Touch = keyof typeof TOUCHES;

/**
 * Vibrates the device, if it can, in response to the reader's action. Does nothing without user activation, because
 * browsers would report an error. Vibration is a kind of motion, so it is off for readers who prefer reduced motion.
 */
export function vibrate(touch: Touch): void {
  if (!navigator.userActivation?.isActive || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  try {
    navigator.vibrate?.([...TOUCHES[touch]]);
  } catch {
    // The page's policy may forbid it.
  }
}
