import {card, rankOf, suitOf, type Card, type Rank, type Suit} from '../../card.js';
import {byCard} from '../../by-card.js';

/** `capodama.trumps`: A♥ makes its holder the capo. 7♥ and Q♥ are the trumps below it. */
export const ACE_OF_HEARTS = card('A', 'H');
export const SEVEN_OF_HEARTS = card('7', 'H');
/** The player with this card at the start of play is the dama. */
export const QUEEN_OF_HEARTS = card('Q', 'H');

/** With six players, the player with this card at the start of play is on the capo's side. The card isn't a trump. */
export const KING_OF_HEARTS = card('K', 'H');

/** `capodama.order`: ranks from high to low. */
const ORDER: readonly Rank[] = ['A', '7', 'J', 'K', 'Q', 'T', '9', '8', '6', '5', '4', '3'];

/** `capodama.points`: points by rank. */
const POINTS: Partial<Record<Rank, number>> = {A: 11, '7': 7, J: 5, K: 4, Q: 3};

/** Total points of a pack, counting the doubled suit twice. */
export const ALL_POINTS = 150;

/** `capodama.double`: any suit except hearts. */
export const DOUBLE_SUITS: readonly Suit[] = ['S', 'D', 'C'];

/** Rules that depend on the number of players. */
export interface Variant {
  /** Number of seats, including one for a virtual player. */
  readonly seats: number;
  readonly ranks: readonly Rank[];
  /** `capodama.target`: minimum and maximum points for the capo's side to win. */
  readonly target: number;
  readonly most: number;
  /** `capodama.two-halves`: number of parts in which the pack is dealt. */
  readonly halves: 1 | 2;
  /** `capodama.exchange`: number of cards that each seat gives. */
  readonly gifts: 0 | 1 | 2;
  /** Cards whose holders at the start of play are on the capo's side: Q♥ makes its holder the dama, K♥ the king. */
  readonly partners: readonly Card[];
  /** `capodama.fourth-trump`: true if the capo names a fourth trump. */
  readonly fourthTrump: boolean;
  /** `capodama.solo`: true if all hands are face up. */
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

/** Variants by number of players. */
export const VARIANTS: Readonly<Record<number, Variant>> = {
  1: {...two, most: 85, open: true},
  2: two,
  3: {...two, seats: 3, ranks: ORDER.slice(0, 6), halves: 1, fourthTrump: true},
  4: four,
  5: {...four, seats: 5, ranks: ORDER.slice(0, 10)},
  6: {...four, seats: 6, ranks: ORDER, gifts: 2, partners: [QUEEN_OF_HEARTS, KING_OF_HEARTS]},
};

/** Returns the variant for a match's options. */
export const variantOf = ({players}: {readonly players: number}): Variant => VARIANTS[players]!;

/** Strength of each card within its suit: 0 for the lowest, -1 for cards that aren't in any pack. */
const STRENGTH = byCard((card) => {
  const place = ORDER.indexOf(rankOf(card));
  return place < 0 ? -1 : ORDER.length - 1 - place;
});

/** Strength of each card among the trumps: 3, 2, 1 from the highest, and 0 for other cards. */
const TRUMP = byCard((card) =>
  card === ACE_OF_HEARTS ? 3 : card === SEVEN_OF_HEARTS ? 2 : card === QUEEN_OF_HEARTS ? 1 : 0,
);

const VALUE = byCard((card) => POINTS[rankOf(card)] ?? 0);

/** Points of a card. `doubled` is undefined before the capo has named the suit. */
export const pointsOf = (card: Card, doubled: Suit | undefined): number =>
  suitOf(card) === doubled ? 2 * VALUE[card]! : VALUE[card]!;

/**
 * Returns the strength of a card in a trick to which the suit with index `led` was led. The strongest card wins the
 * trick. A card with strength -1 can't win. `fourth` is the fourth trump, if one has been named.
 */
export const powerIn = (card: Card, led: number, fourth?: Card): number =>
  TRUMP[card]! > 0 ? 32 + TRUMP[card]! : card === fourth ? 32 : card >> 4 === led ? STRENGTH[card]! : -1;

/** `capodama.trumps`, `capodama.fourth-trump`: returns whether the card is a trump. False for an unknown card. */
export const isTrump = (card: Card, fourth?: Card): boolean => card >= 0 && (TRUMP[card]! > 0 || card === fourth);

/** Compares cards for sorting: by suit, S H D C, and high to low within a suit. */
export const compareCards = (a: Card, b: Card): number => (a >> 4) - (b >> 4) || STRENGTH[b]! - STRENGTH[a]!;
