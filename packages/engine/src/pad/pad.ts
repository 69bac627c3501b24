import type {Game} from '../game.js';
import {writeOptions, type Options} from '../option.js';
import type {Seat} from '../move.js';

/** Name and version of the score pad format. */
export const PAD_FORMAT = 'cartavola-pad/1';

/** Counted value: a list of numbers, a seat, a side, a suit, or a boolean. */
export type PadValue = readonly number[] | number | string | boolean;

/** Round on a pad: the values counted at the end of a deal, keyed by the names of the game's fields. */
export type PadRound = Readonly<Record<string, PadValue>>;

/** Score pad for a match played with real cards. */
export interface Pad {
  /** Id of the game. */
  readonly game: string;
  readonly options: Options;
  /** Names by seat. Seats without a name have an empty string. */
  readonly players: readonly string[];
  /** Seat that dealt first. */
  readonly dealer: Seat;
  readonly rounds: readonly PadRound[];
}

/** Serialises a pad. The same pad always gives the same bytes. */
export function writePad(
  {game, options, players, dealer, rounds}: Pad,
  {rules}: {readonly rules: Pick<Game, 'options'>},
): string {
  // JSON omits undefined values.
  return JSON.stringify({
    format: PAD_FORMAT,
    game,
    options: writeOptions(rules, options),
    players: players.some((name) => name !== '') ? players : undefined,
    dealer,
    rounds: rounds.map((round) =>
      Object.fromEntries(Object.entries(round).sort(([one], [other]) => (one < other ? -1 : 1))),
    ),
  });
}
