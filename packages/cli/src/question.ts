import {
  failure,
  isObject,
  parseJson,
  readRecord,
  success,
  type Game,
  type MatchRecord,
  type Result,
} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';

/** Question about a record: the record, its game, and all keys in the input line, unchanged. */
interface Question {
  readonly record: MatchRecord;
  readonly game: Game;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Keys that a question requires, and others that it allows. */
interface Keys {
  readonly needed: readonly string[];
  readonly others?: readonly string[];
}

/** Parses an input line with a question about a record. Paths of problems in the record are relative to the record. */
export function readQuestion(line: string, {needed, others = []}: Keys): Result<Question> {
  const parsed = parseJson(line);
  if (!parsed.ok) return parsed;
  const data = parsed.value;
  if (!isObject(data)) {
    const shape = needed.map((key) => `"${key}": …`).join(', ');
    return failure('record.type', '', `The line must be an object: {${shape}}.`);
  }
  for (const key of needed) {
    if (!Object.hasOwn(data, key)) return failure('record.missing', key, `The key "${key}" is missing.`);
  }
  const record = readRecord(data['record'], games);
  if (!record.ok) return record;
  const unknown = Object.keys(data).find((key) => !needed.includes(key) && !others.includes(key));
  if (unknown !== undefined) return failure('record.unknown', unknown, `"${unknown}" is not a key here.`);
  return success({record: record.value, game: games.find(({id}) => id === record.value.game)!, data});
}
