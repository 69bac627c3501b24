import {aboveOf, blank, hands, ownerOf, pointsOf, withCapo} from './board.js';

/** Stack of the moves of all positions on the search path. */
const LISTED = new Int32Array(50 * 16);

/** Stores a move in the list, with its ordering score in the high bits and its card in the low five. */
export function listMove(place: number, score: number, card: number): void {
  LISTED[place] = ((score + 2048) << 5) | card;
}

/** Removes the highest-scored move between two indices and returns its card (one step of a selection sort). */
export function takeBest(from: number, end: number): number {
  let best = from;
  for (let place = from + 1; place < end; place++) if (LISTED[place]! > LISTED[best]!) best = place;
  const entry = LISTED[best]!;
  LISTED[best] = LISTED[from]!;
  return entry & 31;
}

/**
 * Lists a seat's leads starting at an index, and returns the end index. `first`, the move from the transposition table,
 * comes first. Lists only one of several interchangeable cards.
 */
export function listLeads(from: number, seat: number, alive: number, first: number): number {
  const hand = alive & hands[seat]!;
  const side = withCapo[seat]!;
  let end = from;
  for (let left = hand; left !== 0;) {
    const card = 31 - Math.clz32(left);
    left ^= 1 << card;
    const higher = alive & aboveOf[card]!;
    if (hasEqual(card, alive, hand)) continue;
    const points = pointsOf[card]!;
    let score: number;
    if (card === first) score = 1000;
    else if (higher === 0) score = 160 + 4 * points;
    else if (withCapo[ownerOf[31 - Math.clz32(higher)]!] === side) score = 40 + 4 * points;
    else score = -4 * points;
    listMove(end++, score, card);
  }
  return end;
}

/**
 * True if a plain card without points is interchangeable with the next higher one in the same hand, so only one is
 * needed.
 */
export function hasEqual(card: number, alive: number, hand: number): boolean {
  if (((blank >>> card) & 1) === 0) return false;
  const higher = alive & aboveOf[card]!;
  return (higher & -higher & hand & blank) !== 0;
}
