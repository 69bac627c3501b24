import type {Card} from '../../card.js';
import type {Seat} from '../../move.js';
import {COMPLETE} from './cards.js';

/** What lives through the deals of a match, by seat. */
export interface Built {
  /** The calypso that is being built, as bits by rank index. */
  readonly building: number[];
  /** How many calypsos are complete. */
  readonly done: number[];
  /** How many cards the discard pile has. */
  readonly discards: number[];
}

/** Where the cards of a trick went. */
export interface Placed {
  /** What went into the calypsos of the winner and of the partner. */
  readonly placed: readonly {readonly seat: Seat; readonly cards: readonly Card[]}[];
  /** Who completed a calypso. */
  readonly completed: readonly Seat[];
  /** What went onto the winner's discard pile. */
  readonly discards: readonly Card[];
}

/** Is told of each card where it went: to a seat's calypso, or, with no seat, onto the winner's discard pile. */
type Tell = (seat: Seat | undefined, card: Card, completes: boolean) => void;

/** `calypso.build`, `calypso.one-at-a-time`: changes what is built by the four cards of a trick. */
export function build(
  built: Built,
  cards: readonly Card[],
  winner: Seat,
  trumps: readonly number[],
  tell?: Tell,
): void {
  const partner = winner ^ 2;
  for (const card of cards) {
    if (card >> 4 !== trumps[winner] && card >> 4 !== trumps[partner]) discard(built, winner, card, tell);
  }
  for (const seat of [winner, partner]) {
    let left: Card[] = [];
    for (const card of cards) {
      if (card >> 4 !== trumps[seat]) continue;
      const done = built.done[seat]!;
      if (!put(built, seat, card, tell)) left.push(card);
      // What has been left over so far is lacking now, and so is what comes, but for what it has in common.
      if (built.done[seat]! > done) left = left.filter((earlier) => !put(built, seat, earlier, tell));
    }
    for (const card of left) discard(built, winner, card, tell);
  }
}

function discard(built: Built, winner: Seat, card: Card, tell: Tell | undefined): void {
  built.discards[winner]!++;
  tell?.(undefined, card, false);
}

/** Puts a card of its own suit into a seat's calypso, if that lacks it. */
function put(built: Built, seat: Seat, card: Card, tell: Tell | undefined): boolean {
  const ranks = built.building[seat]! | (1 << (card & 15));
  if (ranks === built.building[seat]) return false;
  const completes = ranks === COMPLETE;
  if (completes) built.done[seat]!++;
  built.building[seat] = completes ? 0 : ranks;
  tell?.(seat, card, completes);
  return true;
}

/** `build` on a copy: where each card of the trick went. */
export function placesOf(before: Built, cards: readonly Card[], winner: Seat, trumps: readonly number[]): Placed {
  const placed = new Map<Seat, Card[]>();
  const completed: Seat[] = [];
  const discards: Card[] = [];
  build(copyOf(before), cards, winner, trumps, (seat, card, completes) => {
    if (seat === undefined) discards.push(card);
    else placed.set(seat, [...(placed.get(seat) ?? []), card]);
    if (seat !== undefined && completes) completed.push(seat);
  });
  return {placed: [...placed].map(([seat, list]) => ({seat, cards: list})), completed, discards};
}

export const copyOf = ({building, done, discards}: Built): Built => ({
  building: building.slice(),
  done: done.slice(),
  discards: discards.slice(),
});

export const nothingBuilt = (): Built => ({building: [0, 0, 0, 0], done: [0, 0, 0, 0], discards: [0, 0, 0, 0]});
