import {failure, isObject, readPosition, readRecord, success, type MatchRecord, type Result} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {LETTERS, readNotation, type Letters, type Notation} from '@cartavola/engine/notation.js';
import {languageFor, type Language} from '@cartavola/words';
import type {Attributes} from './attributes.js';

/** Reads what a block says: notation, or the JSON of a record or a position. `language`: that of the page. */
export function readBlock(text: string, {game, letters, lang}: Attributes, language: Language): Result<Notation> {
  if (text.trimStart().startsWith('{')) return readJson(text);
  const named = LETTERS.find((one) => one === letters);
  if (letters !== undefined && !named)
    return failure('markdown.letters', '', `There are no letters “${letters}”: expected ${LETTERS.join(', ')}.`);
  return readNotation(text, {
    games,
    letters: named ?? lettersOf((lang && languageFor(lang)) || language),
    ...(game !== undefined && {game}),
  });
}

const lettersOf = (language: Language): Letters => LETTERS.find((one) => one === language) ?? 'en';

function readJson(text: string): Result<Notation> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return failure('record.json', '', 'The text is not JSON.');
  }
  const format = isObject(data) ? data['format'] : undefined;
  if (typeof format === 'string' && format.startsWith('cartavola-position')) {
    const read = readPosition(data, games);
    return read.ok ? success({kind: 'position', ...read.value, marked: []}) : read;
  }
  const read = readRecord(data, games);
  return read.ok ? success(notationOf(read.value)) : read;
}

const notationOf = (record: MatchRecord): Notation => ({
  kind: 'record',
  record,
  game: games.find(({id}) => id === record.game)!,
  marked: [],
});
