import type {Card} from '../../card.js';
import type {Score, ScoreLine} from '../../score.js';
import type {Seat} from '../../move.js';
import {cardsOfSuit} from '../../masks.js';
import type {CalypsoDeal} from './deal.js';
import type {CalypsoView} from './view.js';

/** Data from which a match is scored, by seat. */
type Come = Pick<CalypsoView, 'building' | 'done' | 'discards' | 'revokes'>;

/** The same data, but with only the number of cards in each incomplete calypso. */
export interface CalypsoCounts extends Omit<Come, 'building'> {
  readonly building: readonly number[];
}

/** `calypso.score`: scores the match in its last deal. Earlier deals have no lines, and no deal has marks. */
export function scoreOf(deal: CalypsoDeal): Score {
  if (!deal.isLast) return {lines: []};
  const {revokes, trumps, built} = deal;
  const building = built.building.map((ranks, seat) => cardsOfSuit(trumps[seat]!, ranks));
  return {lines: linesOf({...built, building, revokes})};
}

/** Returns the score lines of the match, as if it ended in this state. */
export const linesOf = ({building, ...come}: Come): ScoreLine[] =>
  linesBy({...come, building: building.map(({length}) => length)}, (seat) => building[seat]!);

/** Like `linesOf`, but from counts. `incomplete` returns the cards in a seat's incomplete calypso. */
export function linesBy(
  {building, done, discards, revokes}: CalypsoCounts,
  incomplete: (seat: Seat) => readonly Card[],
): ScoreLine[] {
  const lines: ScoreLine[] = [];
  for (let seat = 0; seat < 4; seat++) {
    const line = (rule: string, points: number, cards: readonly Card[] = []): void => {
      if (points !== 0) lines.push({rule: `calypso.${rule}`, seat, points, cards});
    };
    line('first', done[seat]! > 0 ? 500 : 0);
    line('second', done[seat]! > 1 ? 750 : 0);
    line('further', 1000 * Math.max(0, done[seat]! - 2));
    line('incomplete', 20 * building[seat]!, incomplete(seat));
    line('discards', 10 * discards[seat]!);
    line('revoke', -260 * revokes[seat]!);
  }
  return lines;
}

/** Returns the total points of the lines, by seat. */
export const totalsOf = (lines: readonly ScoreLine[]): number[] =>
  [0, 1, 2, 3].map((seat: Seat) => lines.reduce((sum, line) => sum + (line.seat === seat ? line.points : 0), 0));
