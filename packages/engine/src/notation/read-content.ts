import {parseJson} from '../json.js';
import {isObject} from '../option.js';
import {unpackRecord} from '../packed.js';
import {readPosition} from '../read-position.js';
import {readRecord} from '../read-record.js';
import type {MatchRecord} from '../record.js';
import {failure, success, type Result} from '../result.js';
import {readNotation} from './read-notation.js';
import type {Notation, NotationContext} from './source.js';

/** Formats for cards, a position or a match: JSON, notation, or a packed match after the game's id. */
export const FORMS = ['record', 'notation', 'packed'] as const;
/** Format of content that `readContent` can read. */
export type Form = (typeof FORMS)[number];

const PACKED = /^\s*([a-z][a-z\d-]*) (\d[\w-]*)\s*$/;

/** Detects the format of the content. */
export function formOf(text: string): Form {
  if (text.trimStart().startsWith('{')) return 'record';
  return PACKED.test(text.trimStart().split('\n')[0]!) ? 'packed' : 'notation';
}

const withGame = (read: Result<MatchRecord>, {games}: NotationContext): Result<Notation> =>
  read.ok
    ? success({kind: 'record', record: read.value, game: games.find(({id}) => id === read.value.game)!, marked: []})
    : read;

/** Reads a record or a position from parsed data. Never throws. */
export function readData(data: unknown, context: NotationContext): Result<Notation> {
  let format: unknown;
  try {
    format = isObject(data) ? data['format'] : undefined;
  } catch {
    // `readRecord` reports the problem.
  }
  if (typeof format !== 'string' || !format.startsWith('cartavola-position'))
    return withGame(readRecord(data, context.games), context);
  const read = readPosition(data, context.games);
  return read.ok ? success({kind: 'position', ...read.value, marked: []}) : read;
}

const readers: Readonly<Record<Form, (text: string, context: NotationContext) => Result<Notation>>> = {
  record(text, context) {
    const data = parseJson(text);
    return data.ok ? readData(data.value, context) : data;
  },
  packed(text, context) {
    const [, id, packed = ''] = PACKED.exec(text) ?? [];
    const game = context.games.find((one) => one.id === id);
    return game
      ? withGame(unpackRecord(packed, game), context)
      : failure('record.game', 'game', `The game must be one of: ${context.games.map((one) => one.id).join(', ')}.`);
  },
  notation: readNotation,
};

/** Reads cards, a position or a match in any format. A problem in notation also has a line and column. Never throws. */
export const readContent = (text: string, context: NotationContext, form: Form = formOf(text)): Result<Notation> =>
  readers[form](text, context);
