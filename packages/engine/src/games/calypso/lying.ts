import type {Card} from '../../card.js';

// How the cards of a trick stand as they lie. `trumps`: by seat, the index of its own suit.

/** `calypso.ruff`: whether the card at a place of a trick is one: the own suit of whoever did not follow. */
export const isRuff = (cards: readonly Card[], place: number, leader: number, trumps: readonly number[]): boolean =>
  cards[place]! >> 4 !== cards[0]! >> 4 && cards[place]! >> 4 === trumps[(leader + place) % 4];

/** The rank index of the highest ruff, the smaller the higher; -1 without any. */
export function highestRuff(cards: readonly Card[], leader: number, trumps: readonly number[]): number {
  const ruffs = cards.filter((_, place) => isRuff(cards, place, leader, trumps));
  return ruffs.length === 0 ? -1 : Math.min(...ruffs.map((card) => card & 15));
}

/** `calypso.win-trick`: which place of a trick takes it as it lies; -1 of an empty one. */
export function bestPlace(cards: readonly Card[], leader: number, trumps: readonly number[]): number {
  if (cards.length === 0) return -1;
  const led = cards[0]! >> 4;
  const ruff = highestRuff(cards, leader, trumps);
  if (ruff < 0 && led === trumps[leader]) return 0;
  let best = -1;
  for (let place = 0; place < cards.length; place++) {
    const card = cards[place]!;
    const counts = ruff < 0 ? card >> 4 === led : isRuff(cards, place, leader, trumps);
    // Of cards of equal rank the first played is the higher.
    if (counts && (best < 0 || (card & 15) < (cards[best]! & 15))) best = place;
  }
  return best;
}
