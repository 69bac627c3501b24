import {aboveOf, blank, hands, ownerOf, pointsOf, withCapo} from './board.js';

/** The moves of all positions on the way to where a search is. */
const LISTED = new Int32Array(50 * 16);

/** Puts a move in a place of the list: how promising it is, above, and its card, in five bits. */
export function listMove(place: number, score: number, card: number): void {
  LISTED[place] = ((score + 2048) << 5) | card;
}

/** The most promising of the moves that are listed from a place on: its card. Another is put in its place. */
export function takeBest(from: number, end: number): number {
  let best = from;
  for (let place = from + 1; place < end; place++) if (LISTED[place]! > LISTED[best]!) best = place;
  const entry = LISTED[best]!;
  LISTED[best] = LISTED[from]!;
  return entry & 31;
}

/**
 * Lists the leads of a seat from a place on and returns the place after the last. `first` is known to be good. Of cards without points
 * that are as good as one another it lists one.
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

/** Whether a card has no points, is no trump, and is as good as the next higher one of the same hand: looking at that one is enough. */
export function hasEqual(card: number, alive: number, hand: number): boolean {
  if (((blank >>> card) & 1) === 0) return false;
  const higher = alive & aboveOf[card]!;
  return (higher & -higher & hand & blank) !== 0;
}
