/** Text made of a repeated piece, with a beginning that is valid in the grammar and an end that usually isn't. */
export interface LongText {
  readonly before: string;
  readonly piece: string;
  readonly after: string;
}

/** Reads a text from outside. It may refuse the text, but must not throw. */
export type Reader = (text: string) => unknown;

/** Ten times the text may take this many times the work. */
const MOST = 30;
/** Work below this many milliseconds can't harm a page, and is too short to measure. */
const FLOOR = 20;
/** Number of times that a suspicious text is measured. The quickest counts, because other processes slow down the rest. */
const TIMES = 4;

const textOf = ({before, piece, after}: LongText, length: number): string =>
  before + piece.repeat(Math.ceil(length / piece.length)) + after;

async function timeOf(read: Reader, text: string): Promise<number> {
  const start = performance.now();
  await read(text);
  return performance.now() - start;
}

async function leastTimeOf(read: Reader, text: string): Promise<number> {
  let least = Infinity;
  for (let time = 0; time < TIMES && least > 1; time++) least = Math.min(least, await timeOf(read, text));
  return least;
}

/**
 * Reads texts of growing length, each ten times as long as the one before. Returns how much more work the first text took whose work grew
 * too fast, or undefined if there is none.
 */
export async function excessOf(read: Reader, text: LongText, lengths: readonly number[]): Promise<string | undefined> {
  for (const length of lengths) {
    const long = textOf(text, length);
    if ((await timeOf(read, long)) < FLOOR) continue;
    const time = await leastTimeOf(read, long);
    if (time < FLOOR) continue;
    const before = await leastTimeOf(read, textOf(text, length / 10));
    if (time > MOST * before)
      return `${length} characters take ${time.toFixed(1)} ms, ${length / 10} take ${before.toFixed(2)} ms`;
  }
  return undefined;
}
