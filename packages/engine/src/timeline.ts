import type {Deal} from './deal.js';
import type {Game} from './game.js';
import {Match} from './match.js';
import type {SeatMove} from './move.js';
import type {DealRecord, MatchRecord} from './record.js';

/** Moment in a match: before the first move of a deal, or after a move. */
export interface Moment {
  /** Number of the deal, from 0. */
  readonly deal: number;
  /** Number of moves made in the deal before this moment. */
  readonly made: number;
  /** Number of moves made in the match before this moment. */
  readonly ply: number;
  /** Move just made. Absent before the first move of a deal. */
  readonly move?: SeatMove;
}

/** Moments in a recorded match, in order, with the state of the deal at each. */
export class Timeline {
  readonly game: Game;
  readonly record: MatchRecord;
  readonly moments: readonly Moment[];
  /** The start of each deal, with the totals at that point. */
  readonly #starts: readonly {readonly deal: Deal; readonly totals: readonly number[]}[];
  /** The last requested deal and the number of moves made in it. Later moments of that deal continue from there. */
  #last: {readonly deal: Deal; readonly number: number; made: number} | undefined;

  /** Replays a record that `readRecord` returned, so all moves are legal. */
  constructor(game: Game, record: MatchRecord) {
    this.game = game;
    this.record = record;
    const match = new Match(game, record.options, '');
    const moments: Moment[] = [];
    let ply = 0;
    this.#starts = record.deals.map((dealt, number) => {
      const {totals} = match;
      const deal = match.deal(dealt);
      const start = {deal: deal.clone(), totals};
      moments.push({deal: number, made: 0, ply});
      dealt.moves.forEach((move, place) => {
        playIn(deal, move);
        moments.push({deal: number, made: place + 1, ply: ++ply, move});
      });
      if (deal.over) match.finish(deal);
      return start;
    });
    this.moments = moments;
  }

  /** Returns the totals before a moment's deal. */
  totalsBefore({deal}: Moment): readonly number[] {
    return this.#starts[deal]!.totals;
  }

  /**
   * Returns the deal at a moment. Don't change it: later calls may reuse the object, so calling `play` on it breaks
   * their results.
   */
  dealAt({deal: number, made}: Moment): Deal {
    if (this.#last?.number !== number || this.#last.made > made)
      this.#last = {deal: this.#starts[number]!.deal.clone(), number, made: 0};
    const {deal} = this.#last;
    const {moves} = this.record.deals[number]!;
    for (const move of moves.slice(this.#last.made, made)) playIn(deal, move);
    this.#last.made = made;
    return deal;
  }

  /** Returns the index of the last moment after `ply` moves in the match, or undefined if the match has fewer moves. */
  placeOf(ply: number): number | undefined {
    const place = this.moments.findLastIndex((moment) => moment.ply === ply);
    return place < 0 ? undefined : place;
  }

  /** Returns a timeline of the match up to a moment, followed by other moves, which must be legal. */
  branch({deal: number, made}: Moment, moves: readonly SeatMove[]): Timeline {
    const {totals: _, ...record} = this.record;
    const {marks: __, comments: ___, lines: ____, ...dealt} = record.deals[number]!;
    const branched: DealRecord = {...dealt, moves: [...dealt.moves.slice(0, made), ...moves]};
    const before = record.deals.slice(0, number);
    const totals = before.some((deal) => deal.marks) ? {totals: this.#starts[number]!.totals} : {};
    return new Timeline(this.game, {...record, deals: [...before, branched], ...totals});
  }
}

function playIn(deal: Deal, {seat, ...move}: SeatMove): void {
  deal.play(seat, move);
}
