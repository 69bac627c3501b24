import {Match, type Game, type MatchRecord, type Move, type Seat, type View} from '@cartavola/engine';

/** A seat's choice between moves in a deal, and the move it made. */
export interface Decision {
  /** Number of moves made in the deal before it. */
  readonly ply: number;
  readonly seat: Seat;
  /** The seat's information. `moves` are the moves it could make. */
  readonly view: View;
  readonly move: Move;
  /** Totals before the deal. */
  readonly totals: readonly number[];
}

/**
 * Lists the moves in each deal of a record where there was a choice between two or more. With `only`, lists those in the deal with that index (from
 * 0).
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

/** Maximum number of moments that are shown as decisive for a deal. */
const MOMENTS = 3;

/** Returns the costliest judged decisions, costliest first. */
export const decisive = <T extends {readonly loss: number}>(judged: readonly T[]): readonly T[] =>
  judged
    .filter(({loss}) => loss > 0)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, MOMENTS);
