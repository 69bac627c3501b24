import {effortOf, type Level} from '@cartavola/bots/levels.js';
import type {Seat} from '@cartavola/engine';
import type {Think} from '@cartavola/session';
import type {Thinker} from '../../thinking/thinker.js';
import type {Pace, SeatPlayer} from '../settings/settings.js';
import type {Showing} from './showing.js';

/** What a bot needs of the match that it plays in. */
export interface BotContext {
  readonly bots: Thinker;
  readonly showing: Pick<Showing, 'idle' | 'pause'>;
  pace(): Pace;
  /** How well it plays now. */
  level(): Level;
  /** Of the deal that is played. */
  seed(): string;
  /** Of the match before that deal. */
  totals(): readonly number[];
  /** Aborted when what is asked now need no longer be answered. */
  signal(): AbortSignal;
}

/** A bot that takes its time: it thinks once all can be seen, and answers no sooner than a person could follow. */
export function botPlayer(seat: Seat, {bots, showing, pace, level: levelNow, seed, totals, signal}: BotContext): Think {
  return async (view) => {
    const wanted = signal();
    await showing.idle;
    wanted.throwIfAborted();
    const level = levelNow();
    // Who is asked out of turn answers at once: a pause would tell that somebody is.
    const inTurn = view.turn.includes(seat);
    const {iterations, ...budgets} = effortOf(level, inTurn);
    const [{move}] = await Promise.all([
      bots.think({view, options: {level, iterations, seed: seed(), totals: totals()}, ...budgets}, wanted),
      inTurn ? showing.pause(pace().move * (0.7 + 0.2 * (seat % 4))) : undefined,
    ]);
    return move;
  };
}

/** By seat who plays there; `level`: how well a bot at a seat plays now. */
export const playersAt = (
  seats: readonly SeatPlayer[],
  level: (seat: Seat) => Level,
  context: Omit<BotContext, 'level'>,
): ('person' | Think)[] =>
  seats.map((player, seat) => (player === 'you' ? 'person' : botPlayer(seat, {...context, level: () => level(seat)})));
