import {Match, type Deal, type Game, type Move, type Options, type Seat} from '@cartavola/engine';
import {askingOrder} from '../asking-order.js';
import {botSeed} from '../bot-seed.js';
import type {Players} from '../players.js';

/** An expert's choice in a match, with the deal before the move. */
export interface Moment {
  readonly deal: Deal;
  readonly seat: Seat;
}

/** Options for matches between experts. */
interface ExpertMatches {
  readonly game: Game;
  readonly players: Pick<Players, 'choose'>;
  readonly options: Options;
  readonly seed: string;
  /** Maximum number of an expert's search iterations per move. */
  readonly iterations: number;
  /** Number of deals in each match. By default, matches are played to the end. */
  readonly deals?: number | undefined;
}

/**
 * Plays endless matches between experts, and yields the choices in each deal in order. Yields undefined between search
 * steps, so that the caller can stop there.
 */
export function* expertDeals({
  game,
  players,
  options,
  seed,
  iterations,
  deals = Infinity,
}: ExpertMatches): Generator<readonly Moment[] | undefined, never> {
  for (let number = 0; ; number++) {
    const match = new Match(game, options, `${seed}/${number}`);
    while (!match.result && match.deals < deals) {
      const deal = match.deal();
      const thoughts = botSeed(match.seed, match.deals);
      const moments: Moment[] = [];
      while (!deal.over) {
        const {turn} = game.view(deal, 'spectator');
        let made: {readonly seat: Seat; readonly move: Move} | undefined;
        for (const seat of askingOrder(deal.actors, turn)) {
          const view = game.view(deal, seat);
          if (turn.includes(seat) && view.moves.length > 2) moments.push({deal: deal.clone(), seat});
          const steps = players.choose(view, {level: 'expert', iterations, seed: thoughts, totals: match.totals});
          let step = steps.next();
          for (; !step.done; step = steps.next()) yield undefined;
          const {move} = step.value;
          if (move.type !== 'pass' || turn.includes(seat)) {
            made = {seat, move};
            break;
          }
        }
        if (!made) throw new Error('Every seat that may act has passed.');
        deal.play(made.seat, made.move);
      }
      match.finish(deal);
      yield moments;
    }
  }
}
