import {Match, type Game, type MatchRecord, type Move, type Seat, type View} from '@cartavola/engine';

/** A point in a deal at which a seat had several moves to choose from, and the move that it made. */
export interface Decision {
  /** Number of earlier moves in the deal. */
  readonly ply: number;
  readonly seat: Seat;
  /** The seat's view before the move. Its `moves` are the ones to choose from. */
  readonly view: View;
  readonly move: Move;
  /** Totals before the deal. */
  readonly totals: readonly number[];
}

/**
 * Lists the decisions between two or more moves in each deal of a record. With `only` (the index of a deal, from 0),
 * the lists for earlier deals are empty, and later deals are left out.
 */
export function decisionsIn(game: Game, record: MatchRecord, only?: number): readonly (readonly Decision[])[] {
  const match = new Match(game, record.options, '');
  return record.deals.slice(0, only === undefined ? undefined : only + 1).map((dealt, number) => {
    const isWanted = only === undefined || number === only;
    const deal = match.deal(dealt);
    const {totals} = match;
    const decisions: Decision[] = [];
    for (const [ply, {seat, ...move}] of dealt.moves.entries()) {
      const view = isWanted ? game.view(deal, seat) : undefined;
      if (view && view.moves.length > 1) decisions.push({ply, seat, view, move, totals});
      deal.play(seat, move);
    }
    if (deal.over) match.finish(deal);
    return decisions;
  });
}

/** Maximum number of decisive moves to show for a deal. */
const MOMENTS = 3;

/** Returns the costliest of the judged decisions, starting with the worst. */
export const decisive = <T extends {readonly loss: number}>(judged: readonly T[]): readonly T[] =>
  judged
    .filter(({loss}) => loss > 0)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, MOMENTS);
