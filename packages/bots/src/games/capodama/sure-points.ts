import {TRUMP_POWER, type EndingTable} from './ending-table.js';

const COUNTS = new Int32Array(6);

/**
 * Bounds of what the capo's side takes, before a trick, by tricks that cannot be lost: `lower | upper << 8`. The highest trumps take a
 * trick each; and where the others have no trump, so do the leader's highest cards. Of all other tricks the worst is assumed:
 * everybody's dearest cards lie there.
 */
export function surePoints(ending: EndingTable, leader: number, left: number, rest: number): number {
  const {alive, owner, power, points, withCapo, trumpOrder} = ending;
  COUNTS.fill(0);
  let side = -1;
  let most = 0;
  /** The power of the other side's highest trump. */
  let other = 0;
  for (let place = 0; place < trumpOrder.length; place++) {
    const card = trumpOrder[place]!;
    if (((alive[card >> 4]! >> (card & 15)) & 1) === 0) continue;
    const seat = owner[card]!;
    if (side < 0) side = withCapo[seat]!;
    else if (withCapo[seat] !== side) {
      other = power[card]!;
      break;
    }
    if (++COUNTS[seat]! > most) most = COUNTS[seat]!;
  }
  let runner = -1;
  if (other === 0 && (side < 0 || side === withCapo[leader])) {
    const tops = topCards(ending, leader);
    if (tops >= most && tops > 0) {
      most = tops;
      side = withCapo[leader]!;
      runner = leader;
    }
  }
  if (most === 0) return rest << 8;
  let lost = 0;
  if (most < left) {
    const sure = other === 0 ? TRUMP_POWER : other + 1;
    for (let seat = 0; seat < ending.seats; seat++) {
      const limit = withCapo[seat] === side ? sure : 1000;
      for (let place = seat << 4, count = left - most; count > 0; place++) {
        const card = ending.dearest[place]!;
        if (card < 0) break;
        const held = ending.hands[(seat << 2) | (card >> 4)]!;
        const bit = 1 << (card & 15);
        if ((held & bit) === 0 || power[card]! >= limit) continue;
        if (seat === runner && (alive[card >> 4]! & ~held) < bit) continue;
        lost += points[card]!;
        count--;
      }
    }
  }
  if (lost >= rest) return rest << 8;
  return side === 1 ? (rest << 8) | (rest - lost) : lost << 8;
}

/** How many cards of a seat are higher than all others of their suits. */
function topCards({alive, hands}: EndingTable, seat: number): number {
  let count = 0;
  for (let suit = 0; suit < 4; suit++) {
    const mine = hands[(seat << 2) | suit]!;
    const others = alive[suit]! & ~mine;
    for (let higher = others === 0 ? mine : mine >>> (32 - Math.clz32(others)); higher !== 0; higher &= higher - 1)
      count++;
  }
  return count;
}
