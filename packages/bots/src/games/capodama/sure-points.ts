import {bitCount} from '@cartavola/engine';
import {beaters, dearest, hands, ownerOf, pointsOf, seats, suits, trumpOrder, trumps, withCapo} from './board.js';
import {MOST} from './ending-table.js';

const COUNTS = new Int32Array(8);

/**
 * Returns `lower | upper << 8`: static bounds for the points that the capo's side takes, before a trick and without a
 * search. One side is sure to win a number of tricks: with the highest trumps in one of its hands or, if the other side
 * has no trumps, with the leader's highest cards. All other tricks count as lost, along with the most valuable cards of
 * every seat. Returns the trivial bounds (0 and `rest`) if better ones could not cause a cut-off at `beta`.
 */
export function surePoints(alive: number, leader: number, left: number, rest: number, beta: number): number {
  let side = -1;
  let most = 0;
  /** Highest trump of the other side. */
  let other = -1;
  if ((alive & trumps) !== 0) {
    COUNTS.fill(0);
    for (let place = 0; place < MOST; place++) {
      const card = trumpOrder[place]!;
      if (card < 0) break;
      if (((alive >>> card) & 1) === 0) continue;
      const seat = ownerOf[card]!;
      if (side < 0) side = withCapo[seat]!;
      else if (withCapo[seat] !== side) {
        other = card;
        break;
      }
      if (++COUNTS[seat]! > most) most = COUNTS[seat]!;
    }
  }
  /** Mask of the leader's highest cards, if they certainly win tricks. */
  let tops = 0;
  if (other < 0 && (side < 0 || side === withCapo[leader])) {
    const found = topCards(alive, leader);
    const count = bitCount(found);
    if (count >= most && count > 0) {
      most = count;
      side = withCapo[leader]!;
      tops = found;
    }
  }
  if (most === 0) return rest << 8;
  // Mask of the cards that don't win any of the certain tricks.
  const sure = ~(tops | (other < 0 ? trumps : beaters[other]!));
  const isCapo = side === 1;
  const limit = isCapo ? rest - beta + 1 : beta;
  let lost = 0;
  if (most < left) {
    for (let seat = 0; seat < seats; seat++) {
      const held = alive & (withCapo[seat] === side ? hands[seat]! & sure : hands[seat]!);
      for (let place = seat << 4, count = left - most; count > 0; place++) {
        const card = dearest[place]!;
        if (card < 0) break;
        if (((held >>> card) & 1) === 0) continue;
        lost += pointsOf[card]!;
        count--;
      }
      if (lost >= limit) return rest << 8;
    }
  }
  if (lost >= rest) return rest << 8;
  return isCapo ? (rest << 8) | (rest - lost) : lost << 8;
}

/** Mask of a seat's cards that are higher than all others of their suits. */
function topCards(alive: number, seat: number): number {
  const hand = alive & hands[seat]!;
  const others = alive & ~hand;
  let found = 0;
  for (let suit = 0; suit < 4; suit++) {
    const mine = hand & suits[suit]!;
    if (mine === 0) continue;
    const theirs = others & suits[suit]!;
    // All bits above the highest of the others' cards.
    found |= theirs === 0 ? mine : mine & ~(0xffffffff >>> Math.clz32(theirs));
  }
  return found;
}
