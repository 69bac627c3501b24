import type {Card} from '../../card.js';
import type {Seat} from '../../game.js';
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
  for (let place = 0; place < 4; place++) {
    const suit = cards[place]! >> 4;
    if (suit !== trumps[winner] && suit !== trumps[partner]) {
      built.discards[winner]!++;
      tell?.(undefined, cards[place]!, false);
    }
  }
  buildOne(built, cards, winner, winner, trumps, tell);
  buildOne(built, cards, partner, winner, trumps, tell);
}

/** One player's part of a trick: first what the calypso lacks, then for the next one what it left over. */
function buildOne(
  built: Built,
  cards: readonly Card[],
  seat: Seat,
  winner: Seat,
  trumps: readonly number[],
  tell: Tell | undefined,
): void {
  const suit = trumps[seat]!;
  let left = 0;
  for (let place = 0; place < 4; place++) {
    const card = cards[place]!;
    if (card >> 4 !== suit) continue;
    const bit = 1 << (card & 15);
    if ((built.building[seat]! & bit) !== 0) {
      left |= 1 << place;
      continue;
    }
    built.building[seat]! |= bit;
    const completes = built.building[seat] === COMPLETE;
    tell?.(seat, card, completes);
    if (!completes) continue;
    built.done[seat]!++;
    built.building[seat] = 0;
    // What has been left over so far is lacking now, and so is what comes, but for what it has in common.
    for (let earlier = 0; earlier < place; earlier++) {
      const other = cards[earlier]!;
      if (((left >> earlier) & 1) === 0 || (built.building[seat] & (1 << (other & 15))) !== 0) continue;
      built.building[seat] |= 1 << (other & 15);
      left &= ~(1 << earlier);
      tell?.(seat, other, false);
    }
  }
  for (let place = 0; left !== 0; place++, left >>= 1) {
    if ((left & 1) === 0) continue;
    built.discards[winner]!++;
    tell?.(undefined, cards[place]!, false);
  }
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
