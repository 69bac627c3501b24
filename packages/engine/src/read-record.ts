import {SUITS, type Suit} from './card.js';
import {isWhole, type Game} from './game.js';
import type {Seat} from './move.js';
import type {Start} from './deal.js';
import {Match, type Dealt} from './match.js';
import {readLines} from './read-lines.js';
import {playMoves} from './read-move.js';
import {
  at,
  attempt,
  isList,
  lengthOf,
  look,
  readCards,
  readHead,
  readList,
  readNumber,
  readObject,
  readPlaces,
  rejectUnknown,
  rejectData,
  wrong,
  type Data,
} from './reading.js';
import {readComments} from './read-comments.js';
import {RECORD_FORMAT, type DealRecord, type MatchRecord} from './record.js';
import {parseJson} from './json.js';
import type {Result} from './result.js';

export {readMove} from './read-move.js';

/** Reads a record from its JSON text. Never throws. */
export function parseRecord(text: string, games: readonly Game[]): Result<MatchRecord> {
  const data = parseJson(text);
  return data.ok ? readRecord(data.value, games) : data;
}

/**
 * Reads a record. Rejects unknown keys, and replays every move to check that it is legal. Reports the first problem.
 * Never throws.
 */
export function readRecord(data: unknown, games: readonly Game[]): Result<MatchRecord> {
  return attempt(() => readMatch(data, games));
}

function readMatch(data: unknown, games: readonly Game[]): MatchRecord {
  const record = readObject(data, '', 'A record');
  const {game, options} = readHead(record, RECORD_FORMAT, games);
  const players = game.seats(options);
  const names = Object.hasOwn(record, 'players') ? readNames(record['players'], players) : undefined;

  const match = new Match(game, options, '');
  const deals = readPlaces(readList(record, 'deals', ''), 'deals', (deal, place) => readDeal(deal, place, match));
  const totals = readMarks(record, 'totals', match.isScored ? match.totals : undefined);
  rejectUnknown(record, ['format', 'game', 'options', 'players', 'deals', 'totals'], '');
  return {
    game: game.id,
    options,
    ...(names && {players: names}),
    deals,
    ...(totals && {totals}),
  };
}

function readNames(data: unknown, players: number): string[] {
  const path = 'players';
  if (!isList(data, path) || lengthOf(data, path) !== players) {
    return rejectData('players', path, `The players must be a list of ${players} names.`, {players});
  }
  const read = (name: unknown, seat: Seat): string =>
    typeof name === 'string' ? name : rejectData('type', `${path}[${seat}]`, 'A name must be a string.');
  return readPlaces(data, path, read, players);
}

/** Reads the start of the next deal in a match. Call it inside `attempt`. */
export function readDealt(data: unknown, number: number, match: Match): {readonly entry: Data; readonly dealt: Dealt} {
  const path = `deals[${number}]`;
  if (match.result) rejectData('over', path, 'The match was over before this deal.');
  if (number > match.deals) rejectData('unfinished', path, 'The deal before this one is not finished.');
  const entry = readObject(data, path, 'A deal');
  const dealer = readDealer(entry, path, match);
  const cards = readCardsOf(entry, path, dealer, match);
  return {entry, dealt: {dealer, ...cards, ...(cards.pack && readStart(entry, path, match))}};
}

function readDeal(data: unknown, number: number, match: Match): DealRecord {
  const {game, startKeys} = match;
  const path = `deals[${number}]`;
  const {entry, dealt} = readDealt(data, number, match);
  const deal = match.deal(dealt);
  const moves = playMoves(entry, path, deal, match);
  const comments = readComments(entry, path, moves.length);
  const lines = readLines(entry, path, {match, dealt, moves});
  const marks = readMarks(entry, 'marks', deal.over ? game.score(deal).marks : undefined, path);
  rejectUnknown(
    entry,
    ['dealer', 'pack', 'position', ...(dealt.pack ? startKeys : []), 'moves', 'comments', 'lines', 'marks'],
    path,
  );
  if (deal.over) match.finish(deal);
  return {
    ...dealt,
    moves,
    ...(comments && {comments}),
    ...(lines && {lines}),
    ...(marks && {marks}),
  };
}

/** Reads the pack, or the position that replaces it. */
function readCardsOf(entry: Data, path: string, dealer: Seat, match: Match): Pick<Dealt, 'pack' | 'position'> {
  const {game, options} = match;
  if (!Object.hasOwn(entry, 'position')) {
    const pack = readCards(entry, 'pack', path);
    if (match.isPack(pack)) return {pack};
    return rejectData(
      'pack',
      `${path}.pack`,
      'The pack must contain every card of the game, with the right number of copies.',
    );
  }
  const here = `${path}.position`;
  if (Object.hasOwn(entry, 'pack')) rejectData('position', here, 'A deal must have a pack or a position, not both.');
  if (!isWhole(game)) return rejectData('position', here, 'A position can only be read with the whole game.');
  const given = readObject(entry['position'], here, 'A position');
  return {position: game.readPosition(given, here, options, dealer)};
}

function readDealer(entry: Data, path: string, {game, options, next}: Match): number {
  const dealer = readNumber(entry, 'dealer', path, game.seats(options));
  if (next && dealer !== next.dealer) {
    rejectData('dealer', `${path}.dealer`, `The rules say that seat ${next.dealer} deals.`, {seat: next.dealer});
  }
  return dealer;
}

/** Reads the parts of a start besides the dealer. The result contains the leader only if it isn't the default. */
function readStart(entry: Data, path: string, match: Match): Omit<Start, 'dealer'> {
  const {game, next, startKeys} = match;
  const seats = game.seats(match.options);
  if (startKeys.includes('leader')) {
    const byDefault = ((entry['dealer'] as number) + 1) % seats;
    const leader = Object.hasOwn(entry, 'leader') ? readNumber(entry, 'leader', path, seats) : byDefault;
    if (next?.leader !== undefined && leader !== next.leader) {
      wrong(entry, 'leader', path, `The rules say that seat ${next.leader} leads.`, {seat: next.leader});
    }
    return leader === byDefault ? {} : {leader};
  }
  if (!startKeys.includes('trumps') || !Object.hasOwn(entry, 'trumps')) return {};
  const text = entry['trumps'];
  const trumps = typeof text === 'string' ? [...text].map((letter) => SUITS.find((suit) => suit === letter)) : [];
  const known = trumps.filter((suit): suit is Suit => suit !== undefined);
  if (known.length === trumps.length && game.trumps?.isPossible(known)) return {trumps: known};
  return wrong(entry, 'trumps', path, 'These cannot be the trump suits of the seats.');
}

/**
 * Reads marks or totals. They must equal `expected`, the result of replaying the deals, and be absent if `expected` is
 * undefined.
 */
function readMarks(
  entry: Data,
  key: string,
  expected: readonly number[] | undefined,
  path = '',
): readonly number[] | undefined {
  const here = at(path, key);
  const given = entry[key];
  if (!Object.hasOwn(entry, key)) {
    if (expected) rejectData('missing', here, `The ${key} are missing: finished deals and matches must have them.`);
    return undefined;
  }
  if (!expected) return rejectData(key, here, `There are no ${key} here yet: leave the key out.`);
  const same = look(
    here,
    () => Array.isArray(given) && given.length === expected.length && expected.every((mark, i) => mark === given[i]),
  );
  return same ? expected : rejectData(key, here, `This must be ${JSON.stringify(expected)} under the rules.`);
}
