// Test helper: how much more work a reader does for a longer text.

/** Reads a text from outside. It may refuse the text, but must not throw. */
type Reader = (text: string) => unknown;

/** Ten times the text may take this many times the work. */
const MOST = 30;
/** Work below this many milliseconds can't harm a page, and is too short to measure. */
const FLOOR = 30;
/** Number of times in a row that a suspicious text is measured. The least time counts. */
const TIMES = 3;
/** Number of measurements that must all find too much work. */
const ROUNDS = 3;

/** Text that consists of a repeated piece, and what follows it, which usually makes the text wrong. */
interface LongText {
  readonly piece: string;
  readonly end: string;
}

const written = ({piece, end}: LongText, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)) + end;

/** The part of Node's `process` that measures processor time. Browsers have no such clock. */
const {process} = globalThis as {readonly process?: {cpuUsage(): {readonly user: number; readonly system: number}}};

/** Returns the time in milliseconds. In Node, this is processor time, which other processes hardly change. */
function now(): number {
  const used = process?.cpuUsage();
  return used ? (used.user + used.system) / 1000 : performance.now();
}

/** Returns the time in milliseconds of reading a text that many times. */
async function timeOf(read: Reader, text: string, count = 1): Promise<number> {
  const start = now();
  for (let turn = 0; turn < count; turn++) await read(text);
  return now() - start;
}

async function leastTimeOf(read: Reader, text: string, count?: number): Promise<number> {
  let least = Infinity;
  for (let time = 0; time < TIMES; time++) least = Math.min(least, await timeOf(read, text, count));
  return least;
}

/**
 * Reads a text of growing length. Returns a sentence about the first length that takes too many times the work of a
 * tenth of it, or undefined if there is none.
 */
export async function excessOf(read: Reader, text: LongText, lengths: readonly number[]): Promise<string | undefined> {
  for (const length of lengths) {
    const long = written(text, length);
    const once = await timeOf(read, long);
    if (once < FLOOR) continue;
    // Compare with the same amount of text in ten parts, so that garbage collection costs both the same.
    const part = written(text, length / 10);
    const isTooMuch = (time: number, inParts: number): boolean => time > FLOOR && time > (MOST / 10) * inParts;
    if (!isTooMuch(once, await timeOf(read, part, 10))) continue;
    let [time, inParts] = [once, 0];
    // Garbage collection may disturb a measurement, but hardly every one.
    for (let round = 0; round < ROUNDS && isTooMuch(time, inParts); round++)
      [time, inParts] = [await leastTimeOf(read, long), await leastTimeOf(read, part, 10)];
    if (isTooMuch(time, inParts))
      return `${length} characters take ${time.toFixed(0)} ms, and a tenth of them ${(inParts / 10).toFixed(2)} ms`;
  }
  return undefined;
}

/** Returns each character, and each pair of different ones. */
export function piecesOf(signs: string): readonly string[] {
  const all = [...signs];
  return all.flatMap((one) => [one, ...all.filter((other) => other !== one).map((other) => one + other)]);
}

/** Lengths at which a reader that takes exponential time is found before it takes minutes. */
export const SHORT: readonly number[] = [24, 64, 128, 180];
