import {isObject, POSITION_FORMAT, readOptions, readPosition, type Result, type WholeGame} from '@cartavola/engine';
import {readMoves} from '../move-text.js';
import {listIn, numberAt, objectIn, plain, reading, reject, stop, textAt, type PlainData} from './plain-data.js';
import {MOST_HINTS, PUZZLE_FORMAT, RATINGS, type Puzzle, type PuzzleProof, type PuzzleTexts} from './puzzle.js';
import {showsAll} from './open-game.js';
import {isSecured, readPuzzleGoal} from './puzzle-goal.js';

const KEYS = [
  ...['format', 'id', 'game', 'options', 'position', 'goal', 'answers'],
  ...['reply', 'themes', 'rating', 'proof', 'texts'],
];
/** Maximum number of characters in a name, a short string and a long string. */
const LENGTHS = {name: 80, title: 200, text: 2000} as const;
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
const THEME = /^[a-z][a-z0-9-]*$/;
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/;

/** Reads a puzzle strictly. Problem codes begin with `puzzle.`, `record.` or `options.`. Never throws. */
export function readPuzzle(data: unknown, games: readonly WholeGame[]): Result<Puzzle> {
  const copy = plain(data);
  return copy.ok ? reading(() => puzzleAt(copy.value, '', games)) : copy;
}

/** Reads a puzzle inside a document. `home` is the set's game, which puzzles in the set may omit. */
export function puzzleAt(data: unknown, path: string, games: readonly WholeGame[], home?: string): Puzzle {
  const entry = objectIn(data, path, undefined);
  const at = (key: string): string => (path === '' ? key : `${path}.${key}`);
  if (entry['format'] !== PUZZLE_FORMAT && (home === undefined || entry['format'] !== undefined))
    reject('format', at('format'), `The format of a puzzle must be "${PUZZLE_FORMAT}".`);
  objectIn(entry, path, KEYS);
  const id = textAt(entry['id'], at('id'), 'id', LENGTHS.name);
  if (!NAME.test(id))
    reject('id', at('id'), 'An id must have only letters, digits and .-_, and begin with a letter or a digit.');
  const game = gameIn(entry, at('game'), games, home);
  const read = readOptions(game, withUsual(game, entry['options']));
  const options = read.ok ? read.value : stop({...read.problem, path: at(read.problem.path)});
  const position = positionIn(entry, at('position'), game, options);
  const goal = textAt(entry['goal'], at('goal'), 'goal', LENGTHS.title);
  const asked =
    readPuzzleGoal(goal) ?? reject('goal', at('goal'), 'Write this as "best", "secure>=30" or "secure=80-85".');
  const answers = listIn(entry, 'answers', path, (answer, here) => {
    const text = textAt(answer, here, 'answers', LENGTHS.name);
    return readMoves(`0:${text}`)?.length === 1
      ? text
      : reject('answers', here, 'Write a move without its seat, such as 9C, 7S>4H,3D or fold=8C,6D.');
  });
  if (asked.kind === 'best' && answers.length === 0)
    reject('answers', at('answers'), 'The goal "best" needs the right moves: write them here.');
  if (isSecured(goal) && !showsAll(position))
    reject('hidden', at('position.hands'), 'All cards must be known for this goal.');
  if (isSecured(goal) && position.stock.length > 0)
    reject('hidden', at('position.stock'), 'The stock must be empty for this goal.');
  const reply = replyIn(entry, at('reply'), asked.kind === 'moves');
  const rating = entry['rating'];
  const proof = entry['proof'] === undefined ? undefined : proofAt(entry['proof'], at('proof'));
  return {
    id,
    game: game.id,
    options,
    position,
    goal,
    answers,
    ...(reply !== undefined && {reply}),
    themes: listIn(entry, 'themes', path, (theme, here) => {
      const word = textAt(theme, here, 'themes', LENGTHS.name);
      return THEME.test(word) ? word : reject('themes', here, 'A theme must be a word such as last-take.');
    }),
    ...(rating !== undefined && {rating: numberAt(rating, at('rating'), 'rating', RATINGS.least, RATINGS.most)}),
    ...(proof && {proof}),
    texts: byLanguage(entry['texts'], at('texts'), textsAt),
  };
}

function gameIn(
  entry: PlainData,
  path: string,
  games: readonly WholeGame[],
  home = entry['game'] as string,
): WholeGame {
  const game = games.find(({id}) => id === (entry['game'] ?? home));
  if (!game) return reject('game', path, `The game must be one of: ${games.map(({id}) => id).join(', ')}.`);
  return game.id === home ? game : reject('game', path, `All puzzles in this set must be for the game "${home}".`);
}

/** Returns options with usual values for missing required options, such as the number of players. */
const withUsual = ({options}: WholeGame, given: unknown): unknown =>
  given === undefined || (isObject(given) && !Array.isArray(given))
    ? {
        ...Object.fromEntries(options.flatMap(({name, usual}) => (usual === undefined ? [] : [[name, usual]]))),
        ...given,
      }
    : given;

/** Reads the position in record format. The puzzle specifies its game and options. */
function positionIn(entry: PlainData, path: string, game: WholeGame, options: Puzzle['options']): Puzzle['position'] {
  const written = objectIn(entry['position'], path, undefined);
  for (const key of ['format', 'game', 'options'])
    if (Object.hasOwn(written, key))
      reject('unknown', `${path}.${key}`, 'The puzzle itself specifies this: leave it out.');
  const read = readPosition({...written, format: POSITION_FORMAT, game: game.id, options}, [game]);
  if (read.ok) return read.value.position;
  return stop({...read.problem, path: read.problem.path === '' ? path : `${path}.${read.problem.path}`});
}

function replyIn(entry: PlainData, path: string, isOfMoves: boolean): string | undefined {
  if (entry['reply'] === undefined) return undefined;
  if (!isOfMoves) return reject('reply', path, 'A puzzle with this goal cannot have a reply.');
  const text = textAt(entry['reply'], path, 'reply', LENGTHS.text);
  const parts = text.split('/').map((part) => readMoves(part));
  return parts.every((moves) => moves !== undefined)
    ? text
    : reject('reply', path, 'Write moves as 2:9C 3:AS, with / between the solver’s turns.');
}

function proofAt(data: unknown, path: string): PuzzleProof {
  const entry = objectIn(data, path, ['by', 'margin', 'iterations', 'seeds']);
  const {by, margin, iterations} = entry;
  if (by !== 'exact' && by !== 'search') return reject('proof', `${path}.by`, 'A proof must be "exact" or "search".');
  if (margin !== undefined && typeof margin !== 'number')
    return reject('proof', `${path}.margin`, 'A margin must be a number.');
  const seeds = listIn(entry, 'seeds', path, (seed, here) => textAt(seed, here, 'proof', LENGTHS.title));
  return {
    by,
    ...(margin !== undefined && {margin}),
    ...(iterations !== undefined && {
      iterations: numberAt(iterations, `${path}.iterations`, 'proof', 1, Number.MAX_SAFE_INTEGER),
    }),
    ...(seeds.length > 0 && {seeds}),
  };
}

/** Reads values keyed by language. If they are absent, returns an empty object. */
export function byLanguage<T>(
  data: unknown,
  path: string,
  read: (data: unknown, path: string) => T,
): Readonly<Record<string, T>> {
  if (data === undefined) return {};
  const entries = Object.entries(objectIn(data, path, undefined));
  return Object.fromEntries(
    entries.map(([language, value]) => {
      const here = `${path}.${language.slice(0, 40)}`;
      if (!LANGUAGE.test(language)) reject('texts', here, 'The key of each text must be a language tag, such as "it".');
      return [language, read(value, here)];
    }),
  );
}

export const titleAt = (data: unknown, path: string): string => textAt(data, path, 'texts', LENGTHS.title);

function textsAt(data: unknown, path: string): PuzzleTexts {
  const entry = objectIn(data, path, ['title', 'statement', 'hints', 'reply']);
  const own = (key: string, most: number): object =>
    entry[key] === undefined ? {} : {[key]: textAt(entry[key], `${path}.${key}`, 'texts', most)};
  const hints = listIn(entry, 'hints', path, (hint, here) => textAt(hint, here, 'texts', LENGTHS.text));
  if (hints.length > MOST_HINTS) reject('texts', `${path}.hints[${MOST_HINTS}]`, `Write at most ${MOST_HINTS} hints.`);
  return {
    ...own('title', LENGTHS.title),
    ...own('statement', LENGTHS.text),
    ...(hints.length > 0 && {hints}),
    ...own('reply', LENGTHS.text),
  };
}
