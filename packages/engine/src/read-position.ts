import {parseCard, parseCards, SUITS, UNKNOWN, type Card, type Suit} from './card.js';
import type {Seat} from './move.js';
import type {WholeGame} from './game.js';
import type {Options} from './option.js';
import {knownIn} from './place.js';
import {POSITION_FORMAT, sizesOf, type Laid, type Position, type PositionKey} from './position.js';
import {
  at,
  attempt,
  lengthOf,
  readCard,
  readHead,
  readList,
  readNumber,
  readObject,
  readPlaces,
  readSuit,
  refuse,
  refuseUnknown,
  wrong,
  type Data,
} from './reading.js';
import type {Result} from './result.js';

/**
 * Reads a position, once, key by key in canonical order, and refuses what cannot occur: with a code `record.…` or `options.…`, and a
 * path. Never throws.
 */
export function readPosition(
  data: unknown,
  games: readonly WholeGame[],
): Result<{readonly game: WholeGame; readonly position: Position}> {
  return attempt(() => {
    const entry = readObject(data, '', 'A position');
    const {game, options} = readHead(entry, POSITION_FORMAT, games);
    return {game, position: positionAt(entry, '', game, options)};
  });
}

/** A position within what is being read; in a record, which has the game, the options and the dealer, all hands are known. */
export function positionAt(
  entry: Data,
  path: string,
  game: WholeGame,
  options: Options,
  recordDealer?: Seat,
): Position {
  const inRecord = recordDealer !== undefined;
  const seats = game.seats(options);
  const has = game.positions.keys(options);
  const own = (key: string): boolean => Object.hasOwn(entry, key);
  const given = <T>(key: PositionKey, read: () => T): T | undefined =>
    has.includes(key) && own(key) ? read() : undefined;
  const seat = own('seat') ? readNumber(entry, 'seat', path, seats) : 0;
  const sorted = (list: readonly Card[]): readonly Card[] => inOrder(list, game);
  const written = readHands(entry, path, seats).map((hand) => hand && sorted(hand));
  const trick = given('trick', () => readTrick(entry, path, seat, seats)) ?? [];
  const leader = own('leader') ? readNumber(entry, 'leader', path, seats) : (trick[0]?.seat ?? seat);
  if (trick.length > 0 && trick[0]!.seat !== leader)
    refuse('leader', at(path, 'leader'), 'Another seat led the trick.');
  const dealer =
    recordDealer ?? (own('dealer') ? readNumber(entry, 'dealer', path, seats) : (leader + seats - 1) % seats);
  const lists = (key: PositionKey, count: number): readonly (readonly Card[])[] =>
    given(key, () => listsOf(entry, key, path, count).map(sorted)) ?? Array.from({length: count}, () => []);
  const table = sorted(given('table', () => knownCards(entry['table'], at(path, 'table'))) ?? []);
  const double = given('double', () => readSuit(entry, 'double', path));
  const fourth = given('fourth', () => readCard(entry, 'fourth', path));
  const seatAt = (key: 'capo' | 'dama' | 'king'): Seat | undefined =>
    given(key, () => readNumber(entry, key, path, seats));
  const capo = seatAt('capo');
  const dama = seatAt('dama');
  const king = seatAt('king');
  const trump = given('trump', () => readSuit(entry, 'trump', path));
  const trumps = given('trumps', () => readTrumps(entry, path, game));
  const piles = game.begin(options).totals.length;
  const position: Position = {
    options,
    seat,
    dealer,
    leader,
    hands: written.map((hand) => hand ?? []),
    trick,
    table,
    ...(double !== undefined && {double}),
    ...(fourth !== undefined && {fourth}),
    ...(capo !== undefined && {capo}),
    ...(dama !== undefined && {dama}),
    ...(king !== undefined && {king}),
    ...(trump !== undefined && {trump}),
    ...(trumps !== undefined && {trumps}),
    calypsos: lists('calypsos', seats),
    piles: lists('piles', piles),
    scopas: given('scopas', () => readCounts(entry, path)) ?? [0, 0],
    stock: given('stock', () => someCards(entry['stock'], at(path, 'stock'))) ?? [],
  };
  const head = inRecord ? [] : ['format', 'game', 'options', 'dealer'];
  refuseUnknown(entry, [...head, 'seat', 'hands', 'leader', ...has], path);
  return possible(withSizes(position, written, has.includes('table')), path, game, inRecord);
}

/** As lists are written, unknown cards last. */
const inOrder = (cards: readonly Card[], game: WholeGame): readonly Card[] => [
  ...cards.filter((card) => card !== UNKNOWN).sort((a, b) => game.compare(a, b)),
  ...cards.filter((card) => card === UNKNOWN),
];

/** Hands that were left out are as large as the others say. */
function withSizes(position: Position, written: readonly (readonly Card[] | undefined)[], inRounds: boolean): Position {
  const {dealer, leader, hands} = position;
  const seats = hands.length;
  const sizes = sizesOf(position);
  const turn = (seat: Seat): number => (seat - dealer - 1 + 2 * seats) % seats;
  // Where cards are played to no trick, whoever has played in this round has one less than before it.
  const played = (seat: Seat): number =>
    inRounds ? Number(turn(seat) < turn(leader)) : sizes[seat]! - hands[seat]!.length;
  const size = Math.max(...hands.map((hand, seat) => (written[seat] ? hand.length + played(seat) : 0)));
  return {
    ...position,
    hands: hands.map((_, seat) => written[seat] ?? Array<Card>(Math.max(0, size - played(seat))).fill(UNKNOWN)),
  };
}

/** Refuses a position that cannot occur. */
function possible(position: Position, path: string, game: WholeGame, inRecord: boolean): Position {
  const left = [...game.positions.cards(position.options)];
  const keys = ['hands', 'trick', 'table', 'piles', 'calypsos', 'stock'] as const;
  for (const key of keys) {
    for (const card of knownIn({...EMPTY, [key]: position[key]})) {
      const place = left.indexOf(card);
      if (place < 0) refuse('position', at(path, key), 'A card is there too often, or is none of the pack.');
      left.splice(place, 1);
    }
  }
  const unknown = [...position.hands, ...position.trick.map(({cards}) => cards), position.stock]
    .flat()
    .filter((card) => card === UNKNOWN).length;
  if (unknown > left.length) refuse('position', at(path, 'hands'), 'There are not so many cards.');
  if (inRecord && unknown > 0) refuse('position', at(path, 'hands'), 'In a record every card of the hands is known.');
  const problem = game.positions.problem(position);
  if (problem) refuse('position', at(path, problem.key), problem.message);
  return game.positions.settle?.(position) ?? position;
}

const EMPTY: Position = {
  options: {},
  seat: 0,
  dealer: 0,
  leader: 0,
  hands: [],
  trick: [],
  table: [],
  stock: [],
  piles: [],
  scopas: [],
  calypsos: [],
};

/** By seat; undefined where a hand is left out. */
function readHands(entry: Data, path: string, seats: number): (readonly Card[] | undefined)[] {
  const hands = readList(entry, 'hands', path);
  const here = at(path, 'hands');
  const length = lengthOf(hands, here);
  if (length > seats || length === 0) refuse('hands', here, `There are ${seats} hands.`);
  const read = (hand: unknown, seat: Seat): readonly Card[] | undefined =>
    hand === undefined || hand === null ? undefined : someCards(hand, `${here}[${seat}]`);
  return readPlaces(hands, here, read, seats);
}

/** Cards that may be unknown; the empty text is none. */
function someCards(value: unknown, path: string): readonly Card[] {
  const cards = value === '' ? [] : typeof value === 'string' ? cardsOf(value) : undefined;
  return (
    cards ?? refuse('cards', path, 'Cards are written with single spaces between them; ?? is one that is not known.')
  );
}

function cardsOf(text: string): Card[] | undefined {
  const cards = text.split(' ').map((part) => (part === '??' ? UNKNOWN : parseCard(part)));
  return cards.every((card) => card !== undefined) ? cards : undefined;
}

function listsOf(entry: Data, key: string, path: string, count: number): readonly (readonly Card[])[] {
  const here = at(path, key);
  const lists = readList(entry, key, path);
  if (lengthOf(lists, here) !== count) refuse(key, here, `There must be ${count} lists of ${key}.`);
  return readPlaces(lists, here, (list, place) => knownCards(list, `${here}[${place}]`), count);
}

/** Cards that lie open; the empty text is none. */
function knownCards(value: unknown, path: string): readonly Card[] {
  const cards = value === '' ? [] : typeof value === 'string' ? parseCards(value) : undefined;
  return cards ?? refuse('cards', path, 'Cards are written with single spaces between them.');
}

function readCounts(entry: Data, path: string): readonly number[] {
  const here = at(path, 'scopas');
  const list = readList(entry, 'scopas', path);
  const scopas = lengthOf(list, here) === 2 ? readPlaces(list, here, (count) => count, 2) : [];
  const areCounts = scopas.every((count) => Number.isSafeInteger(count) && (count as number) >= 0);
  return areCounts && scopas.length === 2
    ? (scopas as number[])
    : refuse('scopas', here, 'The scopas are two whole numbers.');
}

function readTrumps(entry: Data, path: string, game: WholeGame): readonly Suit[] {
  const text = entry['trumps'];
  const suits = typeof text === 'string' ? SUITS.filter((suit) => text.includes(suit)) : [];
  const trumps = [...(suits.length === 4 ? (text as string) : '')] as Suit[];
  return game.trumps?.isPossible(trumps)
    ? trumps
    : wrong(entry, 'trumps', path, 'These cannot be the trump suits by seat.');
}

/** `2:AC 3:8C`, or cards alone: then the last is the right neighbour's. A seat's cards stand together. */
function readTrick(entry: Data, path: string, seat: Seat, seats: number): Laid[] {
  const text = entry['trick'];
  const here = at(path, 'trick');
  const no = (): never =>
    refuse('trick', here, 'A trick is written as 2:AC 3:8C, or as AC 8C up to the right neighbour.');
  if (typeof text !== 'string') return no();
  const laid: {seat: Seat; cards: Card[]; folded?: true}[] = [];
  const parts = text === '' ? [] : text.split(' ');
  parts.forEach((part, place) => {
    const [, given, code] = /^(?:(\d):)?(.+)$/.exec(part) ?? [];
    const card = code === '??' ? UNKNOWN : parseCard(code ?? '');
    const who = given === undefined ? (seat - parts.length + place + seats * 8) % seats : Number(given);
    if (card === undefined || who >= seats) return no();
    const last = laid.at(-1);
    const folded = card === UNKNOWN;
    if (last?.seat === who && folded === !!last.folded) last.cards.push(card);
    else if (last && who !== (last.seat + 1) % seats) no();
    else laid.push({seat: who, cards: [card], ...(folded && {folded})});
    return undefined;
  });
  if (laid.length >= seats) refuse('trick', here, 'The trick is complete: it would have been taken.');
  return laid;
}
