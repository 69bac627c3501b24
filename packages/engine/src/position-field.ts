import {formatCard, formatCards, parseCard, parseCards, SUITS, UNKNOWN, type Card, type Suit} from './card.js';
import type {Seat} from './move.js';
import type {Laid} from './position.js';
import {
  at,
  lengthOf,
  readCard,
  readList,
  readNumber,
  readPlaces,
  readSuit,
  refuse,
  wrong,
  type Data,
} from './reading.js';

/** The order of cards within a written list, as `Game.compare` has it. */
type Compare = (a: Card, b: Card) => number;

/** What is known of a position when one of its keys is read. */
export interface PositionContext {
  readonly compare: Compare;
  /** Whether these can be the seats' trump suits, in games where each has its own: `TrumpsRule.isPossible`. */
  readonly areTrumps: ((suits: readonly Suit[]) => boolean) | undefined;
  readonly seats: number;
  /** How many have a pile: the seats, or the sides in games with fixed sides. */
  readonly parties: number;
  /** Whose position it is. */
  readonly seat: Seat;
}

/** How one kind of value is read from a position, written to it, and given as the text of an attribute. */
export interface PositionShape<T> {
  /** Reads the value at a key that is there; refuses what is none. */
  read(entry: Data, key: string, path: string, context: PositionContext): T;
  /** The value where the key is absent; without it the position lacks the value. */
  absent?(context: PositionContext): T;
  /** The value as records write it; undefined: it is left out. */
  write(value: T, compare: Compare): unknown;
  /** The data that the text of an attribute stands for. */
  fromText(text: string): unknown;
  /** The cards that lie there, `UNKNOWN` ones too. */
  cards?(value: T): readonly Card[];
}

/** A key of a game's positions, besides those of all games, and what it holds. */
export interface PositionField {
  readonly key: string;
  // What it holds only its shape looks at.
  readonly shape: PositionShape<any>; // eslint-disable-line @typescript-eslint/no-explicit-any
}

/** Text as attributes may have it, with single spaces. */
const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');
/** Texts for several, with `/` between them. */
const parts = (text: string): string[] => text.split('/').map(tidy);

/** Cards in the order in which the game writes lists, unknown ones last. */
export const inOrder = (cards: readonly Card[], compare: Compare): readonly Card[] => [
  ...cards.filter((card) => card !== UNKNOWN).sort(compare),
  ...cards.filter((card) => card === UNKNOWN),
];

const writeCards = (cards: readonly Card[], compare: Compare): string => formatCards(inOrder(cards, compare));

/** A seat. */
export const SEAT: PositionShape<Seat> = {
  read: (entry, key, path, {seats}) => readNumber(entry, key, path, seats),
  write: (seat) => seat,
  fromText: (text) => (/^\d+$/.test(text) ? Number(text) : text),
};

/** A suit, such as `H`. */
export const SUIT: PositionShape<Suit> = {read: readSuit, write: (suit) => suit, fromText: tidy};

/** A card that has a meaning, such as `QH`; it lies elsewhere. */
export const CARD: PositionShape<Card> = {read: readCard, write: formatCard, fromText: tidy};

/** By seat, its suit; which there may be is what `Game.trumps` says. */
export const SUITS_BY_SEAT: PositionShape<readonly Suit[]> = {
  read(entry, key, path, {areTrumps}) {
    const text = entry[key];
    const suits = typeof text === 'string' ? SUITS.filter((suit) => text.includes(suit)) : [];
    const trumps = [...(suits.length === 4 ? (text as string) : '')] as Suit[];
    return areTrumps?.(trumps) ? trumps : wrong(entry, key, path, 'These cannot be the trump suits by seat.');
  },
  write: (suits) => suits.join(''),
  fromText: tidy,
};

/** Cards that lie open. */
export const OPEN_CARDS: PositionShape<readonly Card[]> = {
  read: (entry, key, path, {compare}) => inOrder(knownCards(entry[key], at(path, key)), compare),
  absent: () => [],
  write: (cards, compare) => writeCards(cards, compare) || undefined,
  fromText: tidy,
  cards: (cards) => cards,
};

/** Cards that wait, in dealing order; any may be unknown. */
export const STOCK: PositionShape<readonly Card[]> = {
  read: (entry, key, path) => someCards(entry[key], at(path, key)),
  absent: () => [],
  write: (cards) => formatCards(cards) || undefined,
  fromText: tidy,
  cards: (cards) => cards,
};

/** Open cards for each of some: `count` says how many. */
const openCardsBy = (count: (context: PositionContext) => number): PositionShape<readonly (readonly Card[])[]> => ({
  read(entry, key, path, context) {
    const here = at(path, key);
    const lists = readList(entry, key, path);
    const length = count(context);
    if (lengthOf(lists, here) !== length) refuse(key, here, `There must be ${length} lists of ${key}.`);
    const read = (list: unknown, place: number) => inOrder(knownCards(list, `${here}[${place}]`), context.compare);
    return readPlaces(lists, here, read, length);
  },
  absent: (context) => Array.from({length: count(context)}, () => []),
  write: (lists, compare) =>
    lists.some((cards) => cards.length > 0) ? lists.map((cards) => writeCards(cards, compare)) : undefined,
  fromText: parts,
  cards: (lists) => lists.flat(),
});

/** By seat, open cards. */
export const OPEN_CARDS_BY_SEAT = openCardsBy(({seats}) => seats);
/** By party (see `PositionContext`), open cards. */
export const OPEN_CARDS_BY_PARTY = openCardsBy(({parties}) => parties);

/** By party, how many. */
export const COUNTS_BY_PARTY: PositionShape<readonly number[]> = {
  read(entry, key, path, {parties}) {
    const here = at(path, key);
    const list = readList(entry, key, path);
    const counts = lengthOf(list, here) === parties ? readPlaces(list, here, (count) => count, parties) : [];
    const areCounts = counts.every((count) => Number.isSafeInteger(count) && (count as number) >= 0);
    return areCounts && counts.length === parties
      ? (counts as number[])
      : refuse(key, here, `The ${key} are ${parties} whole numbers.`);
  },
  absent: ({parties}) => Array<number>(parties).fill(0),
  write: (counts) => (counts.some((count) => count > 0) ? counts : undefined),
  fromText: (text) => text.split('/').map(Number),
};

/** `2:AC 3:8C`, or cards alone: then the last is the right neighbour's. A seat's cards stand together. */
const TRICK_SHAPE: PositionShape<readonly Laid[]> = {
  read(entry, key, path, {seat, seats}) {
    const text = entry[key];
    const here = at(path, key);
    const no = (): never =>
      refuse('trick', here, 'A trick is written as 2:AC 3:8C, or as AC 8C up to the right neighbour.');
    if (typeof text !== 'string') return no();
    const laid: {seat: Seat; cards: Card[]; folded?: true}[] = [];
    const written = text === '' ? [] : text.split(' ');
    written.forEach((part, place) => {
      const [, given, code] = /^(?:(\d):)?(.+)$/.exec(part) ?? [];
      const card = code === '??' ? UNKNOWN : parseCard(code ?? '');
      const who = given === undefined ? (seat - written.length + place + seats * 8) % seats : Number(given);
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
  },
  absent: () => [],
  write: (trick) =>
    trick
      .flatMap(({seat, cards, folded}) => cards.map((card) => `${seat}:${folded ? '??' : formatCard(card)}`))
      .join(' ') || undefined,
  fromText: tidy,
  cards: (trick) => trick.flatMap(({cards}) => cards),
};

/** The trick on the table, in games that have tricks: it decides who has led, and how large hands are. */
export const TRICK: PositionField = {key: 'trick', shape: TRICK_SHAPE};

/** Cards that may be unknown; the empty text is none. */
export function someCards(value: unknown, path: string): readonly Card[] {
  const cards = value === '' ? [] : typeof value === 'string' ? cardsOf(value) : undefined;
  return (
    cards ?? refuse('cards', path, 'Cards are written with single spaces between them; ?? is one that is not known.')
  );
}

function cardsOf(text: string): Card[] | undefined {
  const cards = text.split(' ').map((part) => (part === '??' ? UNKNOWN : parseCard(part)));
  return cards.every((card) => card !== undefined) ? cards : undefined;
}

/** Cards that lie open; the empty text is none. */
function knownCards(value: unknown, path: string): readonly Card[] {
  const cards = value === '' ? [] : typeof value === 'string' ? parseCards(value) : undefined;
  return cards ?? refuse('cards', path, 'Cards are written with single spaces between them.');
}
