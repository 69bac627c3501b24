import type {Card, Seat} from '@cartavola/engine';
import type {ScopaPlay, ScopaView} from '@cartavola/engine/games/scopa/rules.js';
import type {CardWords} from '@cartavola/words';
import type {Scene} from '../../table/scene/scene.js';

/** Returns the index of a seat's side. */
export const partyOf = ({parties}: Scene, seat: Seat): number => parties.findIndex((members) => members.includes(seat));

/** Sorts table cards in order of arrival, so cards that stay keep their positions. */
export function inOrderOfPlay({dealt, plays}: ScopaView, cards: readonly Card[]): Card[] {
  const came = [...dealt, ...plays.map(({card}) => card)];
  return [...cards].sort((a, b) => came.indexOf(a) - came.indexOf(b));
}

/** Returns the sets of table cards that a card in the hand may capture. */
export const setsFor = ({moves}: Scene, card: Card): (readonly Card[])[] =>
  moves.flatMap((move) => (move.card === card && move.takes ? [move.takes] : []));

/** Returns whether some of the sets have the same ranks, so their names must include suits. */
export function ambiguous({theRank}: CardWords, sets: readonly (readonly Card[])[]): boolean {
  const ranks = sets.map((set) => set.map(theRank).sort().join());
  return new Set(ranks).size < ranks.length;
}

/** Returns the last play if the cards it captures are still on the table. */
export function isTaking({plays, table}: ScopaView): (ScopaPlay & {readonly takes: readonly Card[]}) | undefined {
  const last = plays.at(-1);
  return last?.takes && table.includes(last.card) ? {...last, takes: last.takes} : undefined;
}
