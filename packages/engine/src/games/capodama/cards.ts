import {card, rankOf, suitOf, type Card, type Rank, type Suit} from '../../card.js';
import {byCard} from '../../by-card.js';

/** `capodama.trumps`: the capo's card, and the two trumps below it. */
export const ACE_OF_HEARTS = card('A', 'H');
export const SEVEN_OF_HEARTS = card('7', 'H');
/** Who holds it when play starts is the dama. */
export const QUEEN_OF_HEARTS = card('Q', 'H');

/** With six players: who holds it when play starts is with the capo. No trump. */
export const KING_OF_HEARTS = card('K', 'H');

/** `capodama.order`: high to low. */
const ORDER: readonly Rank[] = ['A', '7', 'J', 'K', 'Q', 'T', '9', '8', '6', '5', '4', '3'];

/** `capodama.points`. */
const POINTS: Partial<Record<Rank, number>> = {A: 11, '7': 7, J: 5, K: 4, Q: 3};

/** All points of a pack, in the doubled suit twice. */
export const ALL_POINTS = 150;

/** `capodama.double`: never hearts. */
export const DOUBLE_SUITS: readonly Suit[] = ['S', 'D', 'C'];

/** What differs with the number of players. */
export interface Variant {
  /** A virtual player has a seat too. */
  readonly seats: number;
  readonly ranks: readonly Rank[];
  /** `capodama.target`: what the capo's side needs, and the most it may have. */
  readonly target: number;
  readonly most: number;
  /** `capodama.two-halves`: the pack is dealt in two. */
  readonly halves: 1 | 2;
  /** `capodama.exchange`: how many cards each gives. */
  readonly gifts: 0 | 1 | 2;
  /** Who holds these when play starts is with the capo: Q♥ makes the dama, K♥ the king. */
  readonly partners: readonly Card[];
  /** `capodama.fourth-trump`. */
  readonly fourthTrump: boolean;
  /** `capodama.solo`: the hands lie open. */
  readonly open: boolean;
}

const four: Variant = {
  seats: 4,
  ranks: ORDER.slice(0, 8),
  target: 82,
  most: ALL_POINTS,
  halves: 1,
  gifts: 1,
  partners: [QUEEN_OF_HEARTS],
  fourthTrump: false,
  open: false,
};
const two: Variant = {...four, seats: 2, target: 80, halves: 2, gifts: 0, partners: []};

/** The variants by number of players. */
export const VARIANTS: Readonly<Record<number, Variant>> = {
  1: {...two, most: 85, open: true},
  2: two,
  3: {...two, seats: 3, ranks: ORDER.slice(0, 6), halves: 1, fourthTrump: true},
  4: four,
  5: {...four, seats: 5, ranks: ORDER.slice(0, 10)},
  6: {...four, seats: 6, ranks: ORDER, gifts: 2, partners: [QUEEN_OF_HEARTS, KING_OF_HEARTS]},
};

/** The variant whose cards are in every other's pack. */
export const FEWEST: Variant = VARIANTS[3]!;

/** The variant that a match's options name. */
export const variantOf = ({players}: {readonly players: number}): Variant => VARIANTS[players]!;

/** Place in the order within the suit, 0 the lowest; -1 for what is never in a pack. */
const STRENGTH = byCard((card) => {
  const place = ORDER.indexOf(rankOf(card));
  return place < 0 ? -1 : ORDER.length - 1 - place;
});

/** 3, 2, 1 for the trumps, high to low; 0 for all other cards. */
const TRUMP = byCard((card) =>
  card === ACE_OF_HEARTS ? 3 : card === SEVEN_OF_HEARTS ? 2 : card === QUEEN_OF_HEARTS ? 1 : 0,
);

const VALUE = byCard((card) => POINTS[rankOf(card)] ?? 0);

/** A card's points; `doubled` undefined before the capo has named the suit. */
export const pointsOf = (card: Card, doubled: Suit | undefined): number =>
  suitOf(card) === doubled ? 2 * VALUE[card]! : VALUE[card]!;

/**
 * How strong a card is in a trick where the suit of index `led` was led: the strongest wins; -1 cannot win. `fourth`: the fourth
 * trump, where there is one.
 */
export const powerIn = (card: Card, led: number, fourth?: Card): number =>
  TRUMP[card]! > 0 ? 32 + TRUMP[card]! : card === fourth ? 32 : card >> 4 === led ? STRENGTH[card]! : -1;

/** `capodama.trumps`, `capodama.fourth-trump`: whether the card is a trump; an unknown one is none. */
export const isTrump = (card: Card, fourth?: Card): boolean => card >= 0 && (TRUMP[card]! > 0 || card === fourth);

/** Suit by suit, S H D C, and within a suit high to low. */
export const compareCards = (a: Card, b: Card): number => (a >> 4) - (b >> 4) || STRENGTH[b]! - STRENGTH[a]!;
