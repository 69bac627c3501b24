/** Median moves per CPU second of the yardstick, over `repetitions` runs of `seconds`, after one warm-up. */
export function movesPerSecond(seconds?: number, repetitions?: number): number;
