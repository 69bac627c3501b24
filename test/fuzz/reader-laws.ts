import {parseRecord, readRecord, writeRecord, type Problem} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {claimSame, claimThat} from '../soak/claim-that.js';
import {copyOf, deepFreeze, leads} from './data-places.js';

const shortText = (data: unknown): string => {
  const text = JSON.stringify(data, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value)) ?? '';
  return text.length > 2000 ? `${text.slice(0, 2000)}…` : text;
};

/**
 * Checks that data is either accepted or rejected with a path to an existing or expected place, and stays unchanged. Returns true if it is accepted.
 */
export function checkReading(data: unknown): boolean {
  const before = copyOf(data);
  deepFreeze(data);
  const read = readRecord(data, games);
  claimSame(data, before, () => 'the data after it was read');
  if (!read.ok) {
    checkProblem(read.problem, data);
    return false;
  }
  const game = games.find(({id}) => id === read.value.game)!;
  const text = writeRecord(read.value, game);
  const again = parseRecord(text, games);
  if (!again.ok) claimThat(false, () => `written, but then refused: ${JSON.stringify(again.problem)} ${text}`);
  claimSame(writeRecord(again.value, game), text, () => 'the text written again');
  return true;
}

/** Checks that text is either accepted or rejected with a problem. Text that isn't JSON must be rejected as such. */
export function checkParsing(text: string): boolean {
  const read = parseRecord(text, games);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    claimSame(read.ok ? 'accepted' : read.problem.code, 'record.json', () => `no JSON: ${text.slice(0, 500)}`);
    return false;
  }
  claimSame(checkReading(data), read.ok, () => 'whether the text and its data are read');
  return read.ok;
}

/** Checks that a problem has a code, a path and a sentence. */
export function checkProblem({code, path, message}: Problem, data: unknown): void {
  const told = (): string => `${code} at ${path.slice(0, 200)} of ${shortText(data)}`;
  claimThat(/^(record|options)\.[a-z]+$/i.test(code), told);
  claimThat(message.length > 9, () => `"${message}" for ${told()}`);
  if (code === 'options.missing') {
    // The options may be missing. `undefined` counts as missing.
    const {options = {}} = data as {options?: Readonly<Record<string, unknown>>};
    const name = path.slice('options.'.length);
    claimSame(Object.hasOwn(options, name) ? options[name] : undefined, undefined, told);
    return;
  }
  claimSame(leads(path, data), code.endsWith('.missing') ? 'lacking' : 'there', told);
}
