import type {Card, Seat} from '@cartavola/engine';
import type {ScopaPlay, ScopaView} from '@cartavola/engine/games/scopa/rules.js';
import type {CardWords} from '@cartavola/words';
import type {Scene} from '../card-table/scene/scene.js';

/** The side of a seat. */
export const partyOf = ({parties}: Scene, seat: Seat): number => parties.findIndex((members) => members.includes(seat));

/** Cards of the table as they came to lie there: what stays there keeps its place. */
export function inOrderOfPlay({dealt, plays}: ScopaView, cards: readonly Card[]): Card[] {
  const came = [...dealt, ...plays.map(({card}) => card)];
  return [...cards].sort((a, b) => came.indexOf(a) - came.indexOf(b));
}

/** What a card of the hand may take now. */
export const setsFor = ({moves}: Scene, card: Card): (readonly Card[])[] =>
  moves.flatMap((move) => (move.card === card && move.takes ? [move.takes] : []));

/** Whether sets can only be told apart by the suits of their cards. */
export function ambiguous({theRank}: CardWords, sets: readonly (readonly Card[])[]): boolean {
  const ranks = sets.map((set) => set.map(theRank).sort().join());
  return new Set(ranks).size < ranks.length;
}

/** The last play while what it takes still lies there. */
export function isTaking({plays, table}: ScopaView): (ScopaPlay & {readonly takes: readonly Card[]}) | undefined {
  const last = plays.at(-1);
  return last?.takes && table.includes(last.card) ? {...last, takes: last.takes} : undefined;
}

/** How many plays ago the table was swept, for a point; undefined where that is no news. */
export function sweptAgo({plays, scopas}: ScopaView): number | undefined {
  const swept = new Set(scopas.flat());
  const place = plays.slice(-2).findLastIndex(({card, takes}) => takes && swept.has(card));
  return place < 0 ? undefined : plays.slice(-2).length - 1 - place;
}
