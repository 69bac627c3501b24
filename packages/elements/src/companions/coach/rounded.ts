/** Cost below which tenths are shown. */
const FINE = 5;

/** Rounds a cost as the coach's sentences do, but never to less than a tenth. */
export const rounded = (loss: number): number =>
  loss < FINE ? Math.max(0.1, Math.round(loss * 10) / 10) : Math.round(loss);
