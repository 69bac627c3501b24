import {RANKS, SUITS, type Card, type Seat} from '@cartavola/engine';
import {suitIndices, type CalypsoView} from '@cartavola/engine/games/calypso/rules.js';

/** Weights of the heuristics, in points of the match. */
export const WEIGHTS = {
  /** Value of each card in the discard pile. */
  discard: 10,
  /** Value of each card in an incomplete calypso. */
  placed: 20,
  /** Weight of the bonus for a calypso's first card, and the increase in this weight up to the last card. */
  bonusAtFirst: 0.25,
  bonusGrowing: 1.9,
  /** Factors for the value of a card in the hand that the player's own calypso lacks, or that the partner's lacks. */
  keptOwn: 0.62,
  keptPartner: 0.4,
  /**
   * Value of a card for winning tricks: base value of a trump, its increase with height, and value of a plain card by
   * height.
   */
  trump: 9,
  trumpHeight: 10,
  plainHeight: 6,
};

/** Bonus for the first, the second and each further calypso. */
export const BONUSES = [500, 750, 1000] as const;

/** Public information and the viewer's hand, prepared for the heuristics. */
export interface SeenTable {
  readonly view: CalypsoView;
  readonly me: Seat;
  readonly hand: readonly Card[];
  /** Trump suit index by seat. */
  readonly trumps: readonly number[];
  /** Number of copies that the viewer hasn't seen, by card. */
  readonly unseen: Int8Array;
  /** Sum of `unseen`. */
  readonly hidden: number;
  /** Known voids, by seat and suit. */
  readonly voids: readonly (readonly boolean[])[];
}

/** Collects a view's data for the heuristics. */
export function lookAt(view: CalypsoView, me: Seat): SeenTable {
  const trumps = suitIndices(view.trumps);
  const hand = view.hands[me]!;
  const unseen = new Int8Array(64);
  SUITS.forEach((_, suit) => RANKS.forEach((_, rank) => (unseen[(suit << 4) | rank] = 4)));
  for (const cards of [view.gone, hand, view.trick.cards, ...view.tricks.map((trick) => trick.cards)]) {
    for (const card of cards) unseen[card]!--;
  }
  return {view, me, hand, trumps, unseen, hidden: unseen.reduce((sum, count) => sum + count, 0), voids: voidsIn(view)};
}

/** Infers voids from plays that didn't follow suit. If revokes are allowed, voids are likely but not certain. */
function voidsIn({tricks, trick}: CalypsoView): boolean[][] {
  const voids = [0, 1, 2, 3].map(() => [false, false, false, false]);
  for (const {leader, cards} of [...tricks, trick]) {
    cards.forEach((card, place) => {
      if (card >> 4 !== cards[0]! >> 4) voids[(leader + place) % 4]![cards[0]! >> 4] = true;
    });
  }
  return voids;
}

/** Seat whose trump suit is the card's suit. */
export const ownerOf = ({trumps}: SeenTable, card: Card): Seat => trumps.indexOf(card >> 4);

/** True if the incomplete calypso of the suit's owner lacks the card. */
export const isLacking = (table: SeenTable, card: Card): boolean =>
  !table.view.building[ownerOf(table, card)]!.includes(card);

/** Value of a card that the seat's calypso lacks. It rises as the calypso nears completion. */
export function placedWorth({view}: SeenTable, seat: Seat): number {
  const share = view.building[seat]!.length / RANKS.length;
  const bonus = BONUSES[Math.min(view.done[seat]!, BONUSES.length - 1)]!;
  // The fewer deals are left, the fewer calypsos can be completed.
  const rest = 1 - (view.deal + view.tricks.length / RANKS.length) / 4;
  const hope = Math.min(1, Math.max(share >= 0.92 ? 0.5 : 0, (rest * 2.2) / Math.max(0.2, 1 - share)));
  const bonusShare = (WEIGHTS.bonusAtFirst + WEIGHTS.bonusGrowing * share) / RANKS.length;
  return WEIGHTS.placed + bonus * bonusShare * hope;
}

/** Value of a trick's cards to the side that takes it. */
export function trickWorth(table: SeenTable, cards: readonly Card[], side: number): number {
  const placed = new Set<Card>();
  let worth = 0;
  for (const card of cards) {
    const owner = ownerOf(table, card);
    const isOwn = owner % 2 === side;
    if (isOwn && isLacking(table, card) && !placed.has(card)) {
      placed.add(card);
      worth += placedWorth(table, owner);
    } else worth += WEIGHTS.discard;
  }
  return worth;
}

/** Value of keeping the card to win tricks with it. */
export function powerWorth({me, trumps}: SeenTable, card: Card): number {
  const height = (RANKS.length - 1 - (card & 15)) / (RANKS.length - 1);
  const isTrump = card >> 4 === trumps[me];
  return isTrump ? WEIGHTS.trump + WEIGHTS.trumpHeight * height : WEIGHTS.plainHeight * height * height;
}

/** Value of keeping the card for later. */
export function keptWorth(table: SeenTable, card: Card): number {
  const {me, hand} = table;
  const power = powerWorth(table, card);
  if (!isLacking(table, card)) return power;
  const owner = ownerOf(table, card);
  const alone = hand.filter((one) => one === card).length === 1 ? 1 : 0.3;
  if (owner === me) return power + WEIGHTS.keptOwn * placedWorth(table, owner) * alone;
  if (owner % 2 === me % 2) return power + WEIGHTS.keptPartner * placedWorth(table, owner) * alone;
  // Either side may eventually win a card of an opponent's suit, so keeping it isn't a loss.
  return power + 0.3 * placedWorth(table, owner) * alone;
}
