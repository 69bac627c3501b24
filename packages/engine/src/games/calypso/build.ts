import type {Card} from '../../card.js';
import type {Seat} from '../../move.js';
import {COMPLETE} from './cards.js';

/** State of each seat that is kept across the deals of a match. */
export interface Built {
  /** Ranks in each incomplete calypso, as a bit mask of rank indices. */
  readonly building: number[];
  /** Number of complete calypsos, by seat. */
  readonly done: number[];
  /** Number of discarded cards, by seat. */
  readonly discards: number[];
}

/** Destinations of a trick's cards. */
export interface Placed {
  /** Cards added to the calypsos of the winner and their partner. */
  readonly placed: readonly {readonly seat: Seat; readonly cards: readonly Card[]}[];
  /** Seats that completed a calypso. */
  readonly completed: readonly Seat[];
  /** Cards put on the winner's discard pile. */
  readonly discards: readonly Card[];
}

/** Callback for each card's destination: a seat's calypso or, if there is no seat, the winner's discard pile. */
type Tell = (seat: Seat | undefined, card: Card, completes: boolean) => void;

/** `calypso.build`, `calypso.one-at-a-time`: adds a trick's four cards to `built`, in place. */
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
      // After a completed calypso, the seat starts an empty one, so cards left over so far may fit now, except
      // duplicates.
      if (built.done[seat]! > done) left = left.filter((earlier) => !put(built, seat, earlier, tell));
    }
    for (const card of left) discard(built, winner, card, tell);
  }
}

function discard(built: Built, winner: Seat, card: Card, tell: Tell | undefined): void {
  built.discards[winner]!++;
  tell?.(undefined, card, false);
}

/** Puts a card of a seat's trump suit into its calypso. Returns false if the calypso already has the rank. */
function put(built: Built, seat: Seat, card: Card, tell: Tell | undefined): boolean {
  const ranks = built.building[seat]! | (1 << (card & 15));
  if (ranks === built.building[seat]) return false;
  const completes = ranks === COMPLETE;
  if (completes) built.done[seat]!++;
  built.building[seat] = completes ? 0 : ranks;
  tell?.(seat, card, completes);
  return true;
}

/** Runs `build` on a copy and returns the destination of each card. */
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
