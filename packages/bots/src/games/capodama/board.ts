import {MOST, type EndingTable} from './ending-table.js';

// Tables for the ending being searched, shared by all parts of a search. Module variables and typed arrays of fixed
// size are the fastest to read. The arrays have the same indices as in `EndingTable`.
export const pointsOf = new Int32Array(MOST);
export const ownerOf = new Int32Array(MOST);
/** Masks indexed by card. `sameOf`: cards of its suit. `aboveOf`: cards above it in its suit. */
export const sameOf = new Int32Array(MOST);
export const aboveOf = new Int32Array(MOST);
export const beaters = new Int32Array(MOST);
export const trumpOrder = new Int32Array(MOST);
export const dearest = new Int32Array(16 * 8);
export const suits = new Int32Array(4);
export const first = new Int32Array(4);
/** Masks of the initial hands by seat. Intersect them with the cards left. */
export const hands = new Int32Array(8);
export const withCapo = new Int32Array(8);
export let seats = 0;
export let trumps = 0;
export let blank = 0;

let laid: EndingTable | undefined;

/** Copies an ending into these tables, unless it is already there. */
export function layOut(ending: EndingTable): void {
  if (laid === ending) return;
  laid = ending;
  pointsOf.set(ending.points);
  ownerOf.set(ending.owner);
  ending.suit.forEach((suit, card) => {
    sameOf[card] = ending.suits[suit]!;
    aboveOf[card] = ending.suits[suit]! & -(2 << card);
  });
  beaters.set(ending.beaters);
  trumpOrder.fill(-1).set(ending.trumpOrder);
  dearest.set(ending.dearest);
  suits.set(ending.suits);
  first.set(ending.first);
  hands.set(ending.hands);
  withCapo.set(ending.withCapo);
  ({seats, trumps, blank} = ending);
}
