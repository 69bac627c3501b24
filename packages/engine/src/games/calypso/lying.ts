import type {Card} from '../../card.js';

// Ranks the cards in an incomplete trick. `trumps` is the trump suit index by seat.

/**
 * `calypso.ruff`: returns whether the card at this index of a trick is its player's own trump and doesn't follow suit.
 */
export const isRuff = (cards: readonly Card[], place: number, leader: number, trumps: readonly number[]): boolean =>
  cards[place]! >> 4 !== cards[0]! >> 4 && cards[place]! >> 4 === trumps[(leader + place) % 4];

/** Returns the rank index of the highest ruff (a smaller index is a higher card), or -1 if there is none. */
export function highestRuff(cards: readonly Card[], leader: number, trumps: readonly number[]): number {
  const ruffs = cards.filter((_, place) => isRuff(cards, place, leader, trumps));
  return ruffs.length === 0 ? -1 : Math.min(...ruffs.map((card) => card & 15));
}

/** `calypso.win-trick`: returns the index of the card that wins the trick so far, or -1 if the trick is empty. */
export function bestPlace(cards: readonly Card[], leader: number, trumps: readonly number[]): number {
  if (cards.length === 0) return -1;
  const led = cards[0]! >> 4;
  const ruff = highestRuff(cards, leader, trumps);
  if (ruff < 0 && led === trumps[leader]) return 0;
  let best = -1;
  for (let place = 0; place < cards.length; place++) {
    const card = cards[place]!;
    const counts = ruff < 0 ? card >> 4 === led : isRuff(cards, place, leader, trumps);
    // Of several equal cards, the first one played counts as the highest.
    if (counts && (best < 0 || (card & 15) < (cards[best]! & 15))) best = place;
  }
  return best;
}
