import {effortOf, type Level} from '@cartavola/bots/levels.js';
import type {Seat} from '@cartavola/engine';
import type {Think} from '@cartavola/session';
import type {Thinker} from '../../thinking/thinker.js';
import type {Pace, SeatPlayer} from '../settings/settings.js';
import type {Showing} from './showing.js';

/** Services that a bot needs from the match that it plays in. */
export interface BotContext {
  readonly bots: Thinker;
  readonly showing: Pick<Showing, 'idle' | 'pause'>;
  pace(): Pace;
  /** Returns the bot's playing strength at the moment; the page may change it during a match. */
  level(): Level;
  /** Returns the seed of the current deal. */
  seed(): string;
  /** Returns the totals of the match before the current deal. */
  totals(): readonly number[];
  /** Returns a signal that is aborted when the current question need no longer be answered. */
  signal(): AbortSignal;
}

/**
 * Makes a bot that plays at a human pace: it thinks while earlier moves are still being shown, and answers once they have been, no sooner
 * than a person can follow.
 */
export function botPlayer(seat: Seat, {bots, showing, pace, level: levelNow, seed, totals, signal}: BotContext): Think {
  return async (view) => {
    const wanted = signal();
    const level = levelNow();
    // Out of turn the bot answers at once: a pause would reveal that somebody is asked.
    const inTurn = view.turn.includes(seat);
    const {iterations, ...budgets} = effortOf(level, inTurn);
    const [{move}] = await Promise.all([
      bots.think({view, options: {level, iterations, seed: seed(), totals: totals()}, ...budgets}, wanted),
      inTurn ? showing.pause(pace().move * (0.8 + 0.1 * (seat % 4))) : undefined,
      showing.idle,
    ]);
    wanted.throwIfAborted();
    return move;
  };
}

/** Makes the players of a match, by seat. `level` returns the current playing strength of the bot at a seat. */
export const playersAt = (
  seats: readonly SeatPlayer[],
  level: (seat: Seat) => Level,
  context: Omit<BotContext, 'level'>,
): ('person' | Think)[] =>
  seats.map((player, seat) => (player === 'you' ? 'person' : botPlayer(seat, {...context, level: () => level(seat)})));
