import {parseCard, parseCards, SUITS, type Card, type Suit} from './card.js';
import type {Game, MoveKey, SeatMove, Start} from './game.js';
import {Match} from './match.js';
import {isObject, readOptions} from './option.js';
import {RECORD_FORMAT, type Comment, type DealRecord, type MatchRecord} from './record.js';
import {failure, success, type Problem, type Result} from './result.js';

type Data = Readonly<Record<string, unknown>>;

/** Thrown within this module alone, at the first problem; callers get it as a `Result`. */
class Refused extends Error {
  constructor(code: string, path: string, message: string) {
    super(message);
    this.problem = {code, path, message};
  }
  readonly problem: Problem;
}

/** Reads a record from its JSON text. Never throws. */
export function parseRecord(text: string, games: readonly Game[]): Result<MatchRecord> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return failure('record.json', '', 'The record is not JSON.');
  }
  return readRecord(data, games);
}

/**
 * Reads a record, once, key by key in canonical order, shape and meaning together: every move is played. The first problem is
 * told. Never throws.
 */
export function readRecord(data: unknown, games: readonly Game[]): Result<MatchRecord> {
  try {
    return success(readMatch(data, games));
  } catch (error) {
    if (error instanceof Refused) return {ok: false, problem: error.problem};
    throw error;
  }
}

function readMatch(data: unknown, games: readonly Game[]): MatchRecord {
  const record = object(data, '', 'A record');
  if (record['format'] !== RECORD_FORMAT) wrong(record, 'format', 'format', `The format must be "${RECORD_FORMAT}".`);
  const game = games.find(({id}) => id === record['game']);
  if (!game) return wrong(record, 'game', 'game', `The game must be one of: ${games.map(({id}) => id).join(', ')}.`);
  const options = readOptions(game, record['options']);
  if (!options.ok) throw new Refused(options.problem.code, options.problem.path, options.problem.message);
  const players = game.seats(options.value);
  const names = Object.hasOwn(record, 'players') ? readNames(record['players'], players) : undefined;

  const match = new Match(game, options.value, '');
  const deals: DealRecord[] = [];
  list(record, 'deals', '').forEach((deal, place) =>
    deals.push(readDeal(deal, `deals[${place}]`, match, deals.at(-1))),
  );
  const finished = deals.some((deal) => deal.marks);
  const totals = readMarks(record, 'totals', finished ? match.totals : undefined);
  unknownKeys(record, ['format', 'game', 'options', 'players', 'deals', 'totals'], '');
  return {
    game: game.id,
    options: options.value,
    ...(names && {players: names}),
    deals,
    ...(totals && {totals}),
  };
}

function readNames(data: unknown, players: number): string[] {
  if (!Array.isArray(data) || data.length !== players) {
    refuse('players', 'players', `The players must be a list of ${players} names.`);
  }
  return everyPlace(data).map((name, seat) =>
    typeof name === 'string' ? name : refuse('type', `players[${seat}]`, 'A name must be a text.'),
  );
}

function readDeal(data: unknown, path: string, match: Match, before: DealRecord | undefined): DealRecord {
  const {game, options} = match;
  if (match.result) refuse('over', path, 'The match was over before this deal.');
  if (before && !before.marks) refuse('unfinished', path, 'The deal before this one is not finished.');
  const entry = object(data, path, 'A deal');
  const start = readStart(entry, path, match);
  const pack = cards(entry, 'pack', path);
  if (!game.isPack(options, pack)) refuse('pack', `${path}.pack`, 'These are not the cards of the pack, each once.');

  const deal = match.deal({...start, pack});
  const moves = list(entry, 'moves', path).map((one, place) => {
    const here = `${path}.moves[${place}]`;
    const {seat, ...move} = readMove(one, here, match);
    const refusal = deal.refusal(seat, move);
    if (refusal) refuse('illegal', here, `This move is not allowed: ${refusal.rule}.`);
    deal.play(seat, move);
    return {seat, ...move};
  });
  const comments = Object.hasOwn(entry, 'comments') ? readComments(entry['comments'], path, moves.length) : undefined;
  const marks = readMarks(entry, 'marks', deal.over ? deal.score().marks : undefined, path);
  unknownKeys(entry, ['dealer', 'pack', 'moves', 'comments', 'marks'], path);
  if (deal.over) match.finish(deal);
  return {
    dealer: start.dealer,
    pack,
    moves,
    ...(comments && Object.keys(comments).length > 0 && {comments}),
    ...(marks && {marks}),
  };
}

function readStart(entry: Data, path: string, match: Match): Start {
  const dealer = number(entry, 'dealer', path, match.game.seats(match.options));
  if (match.next && dealer !== match.next.dealer) {
    refuse('dealer', `${path}.dealer`, `The rules say that seat ${match.next.dealer} deals.`);
  }
  return {dealer};
}

function readMove(data: unknown, path: string, match: Match): SeatMove {
  const entry = object(data, path, 'A move');
  const seat = number(entry, 'seat', path, match.game.seats(match.options));
  const keysOf = match.game.moveKeys(match.options);
  const type = entry['type'];
  if (typeof type !== 'string' || !Object.hasOwn(keysOf, type)) {
    return wrong(
      entry,
      'type',
      at(path, 'type'),
      `The type of a move must be one of: ${Object.keys(keysOf).join(', ')}.`,
    );
  }
  const move: Record<string, unknown> = {seat, type};
  const keys = keysOf[type]!;
  for (const key of keys) {
    // What a move takes is left out where it takes nothing.
    if (key !== 'takes' || Object.hasOwn(entry, key)) move[key] = readers[key](entry, key, path);
  }
  unknownKeys(entry, ['seat', 'type', ...keys], path);
  return move as unknown as SeatMove;
}

const readers: Readonly<Record<MoveKey, (entry: Data, key: string, path: string) => unknown>> = {
  suit: (entry, key, path): Suit =>
    SUITS.find((suit) => suit === entry[key]) ?? wrong(entry, key, at(path, key), 'A suit is S, H, D or C.'),
  card: oneCard,
  left: oneCard,
  right: oneCard,
  takes: cards,
  cards,
};

function readComments(data: unknown, path: string, moves: number): Record<number, Comment> {
  const here = `${path}.comments`;
  const comments = object(data, here, 'The comments');
  for (const [key, comment] of Object.entries(comments)) {
    const place = `${here}.${key}`;
    if (!/^(0|[1-9]\d*)$/.test(key) || Number(key) > moves) {
      refuse('comment', place, 'A comment stands at the number of moves made before it.');
    }
    if (typeof comment === 'string') continue;
    for (const [language, text] of Object.entries(object(comment, place, 'A comment'))) {
      if (!/^[a-z]{2,8}(-[a-z\d]{1,8})*$/i.test(language)) {
        refuse('language', `${place}.${language}`, 'A language is a BCP 47 tag.');
      }
      if (typeof text !== 'string') refuse('type', `${place}.${language}`, 'A comment must be a text.');
    }
  }
  return comments as Record<number, Comment>;
}

/** Marks or totals: exactly as played where there must be any, absent where not. */
function readMarks(
  entry: Data,
  key: string,
  expected: readonly number[] | undefined,
  path = '',
): readonly number[] | undefined {
  const here = at(path, key);
  const given = entry[key];
  if (!Object.hasOwn(entry, key)) {
    if (expected) refuse('missing', here, `A finished deal has ${key}.`);
    return undefined;
  }
  if (!expected) return refuse(key, here, `There are ${key} only where a deal is finished.`);
  const same =
    Array.isArray(given) && given.length === expected.length && expected.every((mark, i) => mark === given[i]);
  return same ? expected : refuse(key, here, `By the rules this must be ${JSON.stringify(expected)}.`);
}

/** A list whose holes are there, as undefined. */
const everyPlace = (list: readonly unknown[]): unknown[] => Array.from(list);

const at = (path: string, key: string): string => (path ? `${path}.${key}` : key);

function refuse(code: string, path: string, message: string): never {
  throw new Refused(`record.${code}`, path, message);
}

/** Refuses a key: as missing where it is not there. */
function wrong(entry: Data, key: string, path: string, message: string): never {
  return refuse(Object.hasOwn(entry, key) ? key : 'missing', path, message);
}

function object(data: unknown, path: string, what: string): Data {
  return isObject(data) ? data : refuse('type', path, `${what} must be an object.`);
}

function list(entry: Data, key: string, path: string): readonly unknown[] {
  const value = entry[key];
  return Array.isArray(value) ? everyPlace(value) : wrong(entry, key, at(path, key), `There must be a list of ${key}.`);
}

function number(entry: Data, key: string, path: string, limit: number): number {
  const value = entry[key];
  if (Number.isInteger(value) && (value as number) >= 0 && (value as number) < limit) return value as number;
  return wrong(entry, key, at(path, key), `The ${key} must be a whole number from 0 to ${limit - 1}.`);
}

function oneCard(entry: Data, key: string, path: string): Card {
  const value = entry[key];
  return (
    (typeof value === 'string' ? parseCard(value) : undefined) ??
    wrong(entry, key, at(path, key), 'A card is a rank (A K Q J T 9 … 2) and a suit (S H D C), such as QH.')
  );
}

function cards(entry: Data, key: string, path: string): Card[] {
  const value = entry[key];
  return (
    (typeof value === 'string' ? parseCards(value) : undefined) ??
    wrong(entry, key, at(path, key), 'Cards are written with single spaces between them, such as QH TS.')
  );
}

function unknownKeys(entry: Data, known: readonly string[], path: string): void {
  const key = Object.keys(entry).find((one) => !known.includes(one));
  if (key !== undefined) refuse('unknown', at(path, key), `There is no key ${key} here.`);
}
