import {botSeed} from '@cartavola/bots/bot-seed.js';
import {effortOf, STRONGEST, type Level} from '@cartavola/bots/levels.js';
import type {ChooseOptions} from '@cartavola/bots';
import type {Game, MatchRecord, Move, Seat, View} from '@cartavola/engine';
import {Session, type Think} from '@cartavola/session';

/** Version of the bots and their thinking time. Increase it when either changes, because results may differ. */
const COMPARISON = 4;

/**
 * Number of times that an expert plays the deal. One result says little, because results vary nearly as much with the
 * seed of the search as with the deal.
 */
export const PLAYINGS = 16;

/** Search iterations per move. Nothing else limits the search, so the result is the same on every machine. */
const ITERATIONS = 500;

/** Deal to play again, with its players. */
export interface Compared {
  readonly game: Game;
  /** Match that began with the deal. */
  readonly record: MatchRecord;
  /** Seed of the match. In games that only score matches, it also determines the later deals. */
  readonly seed: string;
  /** Level of the bot in each seat. `you` is the reader's seat, where an expert plays. */
  readonly seats: readonly ('you' | Level)[];
  choose(view: View, options: ChooseOptions): Promise<Move>;
}

/**
 * Returns the points of each player or side if an expert plays the reader's cards and the other seats stay the same.
 * `playing` is a number from 0 to `PLAYINGS` - 1 that seeds the bots' search. The same deal gives the same results
 * everywhere. In games that only score matches, plays the whole match. Rejects if a bot can't choose a move.
 */
export async function expertResult(
  {game, record, seed, seats, choose}: Compared,
  playing: number,
): Promise<readonly number[]> {
  const [{marks: _, comments: __, lines: ___, ...first}] = record.deals as [MatchRecord['deals'][number]];
  const thinking = `cartavola comparison ${COMPARISON} ${seed} ${playing}`;
  const player = (seat: Seat): Think => {
    const level = seats[seat] === 'you' ? STRONGEST : seats[seat]!;
    return (view) => {
      const {iterations} = effortOf(level, view.turn.includes(seat));
      const options = {level, iterations: Math.min(iterations, ITERATIONS), totals: session.totals};
      return choose(view, {...options, seed: botSeed(thinking, session.dealNumber)});
    };
  };
  const session: Session = new Session({
    game,
    options: record.options,
    seed,
    viewer: 'spectator',
    players: seats.map((_, seat) => player(seat)),
    record: {game: record.game, options: record.options, deals: [{...first, moves: []}]},
  });
  return new Promise((resolve, reject) => {
    const end = (settle: () => void): void => {
      session.stop();
      settle();
    };
    session.subscribe((event) => {
      if (event.type === 'fault') end(() => reject(new Error('A bot has failed.', {cause: event.error})));
      else if (event.type === 'match') end(() => resolve(event.totals));
      else if (event.type === 'score' && game.scores === 'deal') end(() => resolve(event.marks));
      else if (event.type === 'score') session.proceed();
    });
    session.start();
  });
}
