import type {Temper} from '@cartavola/bots';
import {effortOf, USUAL_LEVEL, type Level} from '@cartavola/bots/levels.js';
import type {Seat} from '@cartavola/engine';
import type {Think} from '@cartavola/session';
import {whenSeen} from '../../base/page/when-seen.js';
import type {Thinker} from '../../match/thinker.js';
import {temperOf} from '../scene/cast.js';
import type {SeatPlayer} from '../../match/read-seats.js';
import type {Pace, Settings} from '../settings/settings.js';
import type {DisplayQueue} from './display-queue.js';

/** Playing style of a bot. */
export interface Manner {
  readonly level: Level;
  /** The bot's temper, if it has one. */
  readonly temper?: Temper | undefined;
}

/** Parts of a match that a bot needs. */
export interface BotContext {
  readonly bots: Thinker;
  readonly displayQueue: Pick<DisplayQueue, 'idle' | 'pause'>;
  /** Whether only bots play. If so, the match stops while the page is hidden. */
  readonly isWatched: boolean;
  pace(): Pace;
  /** Returns the bot's current style. The page may change it during a match. */
  manner(): Manner;
  /** Returns the current deal's seed. */
  seed(): string;
  /** Returns the match totals before the current deal. */
  totals(): readonly number[];
  /** Returns a signal that is aborted when the answer to the current question is no longer needed. */
  signal(): AbortSignal;
}

/**
 * Creates a bot that plays at a human pace. It thinks while earlier moves are still being shown, and then answers no
 * faster than a person can follow.
 */
export function botPlayer(
  seat: Seat,
  {bots, displayQueue, isWatched, pace, manner, seed, totals, signal}: BotContext,
): Think {
  return async (view) => {
    const wanted = signal();
    const {level, temper} = manner();
    // Out of turn, the bot answers at once, because a pause would reveal that somebody was asked.
    const inTurn = view.turn.includes(seat);
    const {iterations, ...budgets} = effortOf(level, inTurn);
    const [{move}] = await Promise.all([
      bots.think({view, options: {level, temper, iterations, seed: seed(), totals: totals()}, ...budgets}, wanted),
      inTurn ? displayQueue.pause(pace().move * (0.8 + 0.1 * (seat % 4))) : undefined,
      displayQueue.idle,
    ]);
    if (isWatched) await new Promise<void>((seen) => void whenSeen(seen));
    wanted.throwIfAborted();
    return move;
  };
}

/** Returns the players of a match, indexed by seat. `manner` returns the current style of the bot in a seat. */
export const playersAt = (
  seats: readonly SeatPlayer[],
  manner: (seat: Seat) => Manner,
  context: Omit<BotContext, 'manner' | 'isWatched'>,
): ('person' | Think)[] =>
  seats.map((player, seat) =>
    player === 'you'
      ? 'person'
      : botPlayer(seat, {...context, isWatched: !seats.includes('you'), manner: () => manner(seat)}),
  );

/**
 * Returns the style of a player's bot according to the table's settings. `names` are the names that the page has given.
 */
export function mannerOf(
  place: number,
  {seats, characters}: Pick<Settings, 'seats' | 'characters'>,
  names: readonly string[] | undefined,
): Manner {
  const player = seats[place];
  return {
    level: typeof player === 'object' ? player.bot : USUAL_LEVEL,
    temper: temperOf(place, {names, characters}),
  };
}

/**
 * Removes the bots' tempers, because all readers have the same opponents in a deal of the day, regardless of the
 * characters.
 */
export const asAnybody =
  (manner: (seat: Seat) => Manner): typeof manner =>
  (seat) => ({level: manner(seat).level});
