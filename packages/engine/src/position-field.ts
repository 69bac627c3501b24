import {formatCard, formatCards, parseCard, parseCards, SUITS, UNKNOWN, type Card, type Suit} from './card.js';
import type {Lying} from './excerpt.js';
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
  rejectData,
  wrong,
  type Data,
} from './reading.js';

/** Compares two cards by record order: see `Game.compare`. */
type Compare = (a: Card, b: Card) => number;

/** Context for reading one key of a position. */
export interface PositionContext {
  readonly compare: Compare;
  /**
   * Returns whether these can be the seats' trump suits: see `TrumpsRule.isPossible`. Undefined in games without trump
   * suits by seat.
   */
  readonly areTrumps: ((suits: readonly Suit[]) => boolean) | undefined;
  readonly seats: number;
  /** Number of piles: seats, or sides in games with fixed sides. */
  readonly parties: number;
  /** Seat whose view the position shows. */
  readonly seat: Seat;
}

/**
 * Codec for one type of value: reads it from a position, converts it to record format, and parses it from an
 * attribute's value.
 */
export interface PositionShape<T> {
  /** Reads the value of a key that is present. Rejects an invalid value. */
  read(entry: Data, key: string, path: string, context: PositionContext): T;
  /** Returns the value to use if the key is absent. Without this method, an absent key has no value. */
  absent?(context: PositionContext): T;
  /** Converts the value to record format. If this returns undefined, the key is omitted. */
  write(value: T, compare: Compare): unknown;
  /** Parses an attribute's value into data for `read`. */
  fromText(text: string): unknown;
  /** Cards in the value, including `UNKNOWN` ones. */
  cards?(value: T): readonly Card[];
}

/** A game-specific key in positions, with the codec for its value. */
export interface PositionField {
  readonly key: string;
  /** The part of a picture without hands that this key provides, if any. */
  readonly shows?: keyof Lying;
  // The fields in a list have values of different types, which the list's type can't express.
  readonly shape: PositionShape<any>; // eslint-disable-line @typescript-eslint/no-explicit-any
}

/** Trims text and collapses its whitespace. */
const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');
/** Splits text at `/` and tidies each part. */
const parts = (text: string): string[] => text.split('/').map(tidy);

/** Returns cards in the game's record order, with unknown cards last. */
export const inOrder = (cards: readonly Card[], compare: Compare): readonly Card[] => [
  ...cards.filter((card) => card !== UNKNOWN).sort(compare),
  ...cards.filter((card) => card === UNKNOWN),
];

const writeCards = (cards: readonly Card[], compare: Compare): string => formatCards(inOrder(cards, compare));

/** Codec for a seat. */
export const SEAT: PositionShape<Seat> = {
  read: (entry, key, path, {seats}) => readNumber(entry, key, path, seats),
  write: (seat) => seat,
  fromText: (text) => (/^\d+$/.test(text) ? Number(text) : text),
};

/** Codec for a suit, such as `H`. */
export const SUIT: PositionShape<Suit> = {read: readSuit, write: (suit) => suit, fromText: tidy};

/** Codec for a card that has a special role, such as `QH`. The card itself is in another key. */
export const CARD: PositionShape<Card> = {read: readCard, write: formatCard, fromText: tidy};

/** Codec for suits by seat. `Game.trumps` decides which combinations are possible. */
export const SUITS_BY_SEAT: PositionShape<readonly Suit[]> = {
  read(entry, key, path, {areTrumps}) {
    const text = entry[key];
    const suits = typeof text === 'string' ? SUITS.filter((suit) => text.includes(suit)) : [];
    const trumps = [...(suits.length === 4 ? (text as string) : '')] as Suit[];
    return areTrumps?.(trumps) ? trumps : wrong(entry, key, path, 'These cannot be the trump suits of the seats.');
  },
  write: (suits) => suits.join(''),
  fromText: tidy,
};

/** Codec for face-up cards. */
export const OPEN_CARDS: PositionShape<readonly Card[]> = {
  read: (entry, key, path, {compare}) => inOrder(knownCards(entry[key], at(path, key)), compare),
  absent: () => [],
  write: (cards, compare) => writeCards(cards, compare) || undefined,
  fromText: tidy,
  cards: (cards) => cards,
};

/** Codec for cards still to be dealt, in order. Any card may be unknown. */
export const STOCK: PositionShape<readonly Card[]> = {
  read: (entry, key, path) => someCards(entry[key], at(path, key)),
  absent: () => [],
  write: (cards) => formatCards(cards) || undefined,
  fromText: tidy,
  cards: (cards) => cards,
};

/** Creates the codec for several lists of face-up cards. `count` returns the number of lists. */
const openCardsBy = (count: (context: PositionContext) => number): PositionShape<readonly (readonly Card[])[]> => ({
  read(entry, key, path, context) {
    const here = at(path, key);
    const lists = readList(entry, key, path);
    const length = count(context);
    if (lengthOf(lists, here) !== length) rejectData(key, here, `There must be ${length} lists of ${key}.`);
    const read = (list: unknown, place: number) => inOrder(knownCards(list, `${here}[${place}]`), context.compare);
    return readPlaces(lists, here, read, length);
  },
  absent: (context) => Array.from({length: count(context)}, () => []),
  write: (lists, compare) =>
    lists.some((cards) => cards.length > 0) ? lists.map((cards) => writeCards(cards, compare)) : undefined,
  fromText: parts,
  cards: (lists) => lists.flat(),
});

/** Codec for face-up cards by seat. */
export const OPEN_CARDS_BY_SEAT = openCardsBy(({seats}) => seats);
/** Codec for face-up cards by player or side (see `PositionContext`). */
export const OPEN_CARDS_BY_PARTY = openCardsBy(({parties}) => parties);

/** Codec for counts by player or side. */
export const COUNTS_BY_PARTY: PositionShape<readonly number[]> = {
  read(entry, key, path, {parties}) {
    const here = at(path, key);
    const list = readList(entry, key, path);
    const counts = lengthOf(list, here) === parties ? readPlaces(list, here, (count) => count, parties) : [];
    const areCounts = counts.every((count) => Number.isSafeInteger(count) && (count as number) >= 0);
    return areCounts && counts.length === parties
      ? (counts as number[])
      : rejectData(key, here, `The ${key} must be ${parties} whole numbers.`);
  },
  absent: ({parties}) => Array<number>(parties).fill(0),
  write: (counts) => (counts.some((count) => count > 0) ? counts : undefined),
  fromText: (text) => text.split('/').map(Number),
};

/**
 * Codec for a trick, complete or not: `2:AC 3:8C`, or just cards, the last of which is the right neighbour's. Each
 * seat's cards must be adjacent.
 */
const TRICK_SHAPE: PositionShape<readonly Laid[]> = {
  read(entry, key, path, {seat, seats}) {
    const text = entry[key];
    const here = at(path, key);
    const no = (): never =>
      rejectData(
        'trick',
        here,
        'Write a trick as 2:AC 3:8C, or as AC 8C, where the last card is the right neighbour’s.',
      );
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
    return laid.length > seats ? no() : laid;
  },
  absent: () => [],
  write: (trick) =>
    trick
      .flatMap(({seat, cards, folded}) => cards.map((card) => `${seat}:${folded ? '??' : formatCard(card)}`))
      .join(' ') || undefined,
  fromText: tidy,
  cards: (trick) => trick.flatMap(({cards}) => cards),
};

/** The current trick, in games with tricks. It determines the leader and the sizes of hands. */
export const TRICK: PositionField = {key: 'trick', shape: TRICK_SHAPE, shows: 'trick'};

const SPACED = 'Write cards with single spaces between them';

/** Returns a message about the first word that isn't a card, or an empty string if all words are cards. */
function noCardIn(value: unknown): string {
  const word = typeof value === 'string' ? value.split(' ').find((part) => part !== '??' && !isCard(part)) : undefined;
  return word ? `“${word.slice(0, 20)}” is not a card: write a rank (A K Q J T 9 … 2) and a suit (S H D C). ` : '';
}
const isCard = (text: string): boolean => parseCard(text) !== undefined;

/** Reads cards that may be unknown. An empty string is an empty list. */
export function someCards(value: unknown, path: string): readonly Card[] {
  const cards = value === '' ? [] : typeof value === 'string' ? cardsOf(value) : undefined;
  return cards ?? rejectData('cards', path, `${noCardIn(value)}${SPACED}, and ?? for an unknown card.`);
}

function cardsOf(text: string): Card[] | undefined {
  const cards = text.split(' ').map((part) => (part === '??' ? UNKNOWN : parseCard(part)));
  return cards.every((card) => card !== undefined) ? cards : undefined;
}

/** Reads cards that must be known. An empty string is an empty list. */
function knownCards(value: unknown, path: string): readonly Card[] {
  const cards = value === '' ? [] : typeof value === 'string' ? parseCards(value) : undefined;
  return cards ?? rejectData('cards', path, `${noCardIn(value)}${SPACED}.`);
}
