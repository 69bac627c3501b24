import {bestOf} from '../../history/best-of.js';
import {
  NO_SUMS,
  OPPONENTS,
  type BestDeal,
  type Opponents,
  type Outcome,
  type PlayedGame,
  type Sums,
} from '../../history/played.js';
import {addedTo} from '../../history/with-score.js';

/** Number of recent matches to show. */
const LATEST = 20;

/** Statistics that a record shows for one game. */
export interface Figures {
  readonly sums: Sums;
  /** Totals by type of opponent. Only opponents with a finished match are listed. */
  readonly levels: readonly (readonly [against: Opponents, sums: Sums])[];
  /** Outcomes of recent matches, oldest first. */
  readonly latest: readonly Outcome[];
  readonly best: readonly BestDeal[];
  /** Number of listed matches in which the reader took back a move. */
  readonly undone: number;
}

/** Number of finished matches. */
export const overIn = ({won, lost, drawn}: Sums): number => won + lost + drawn;

/** Computes a game's statistics from its record. */
export function figuresOf(game: PlayedGame): Figures {
  const byLevel = game.matches.reduce(addedTo, game.sums);
  const levels = OPPONENTS.map((against) => [against, byLevel[against] ?? NO_SUMS] as const);
  const sums = levels.reduce(
    (all, [, {won, lost, drawn, deals}]) => ({
      won: all.won + won,
      lost: all.lost + lost,
      drawn: all.drawn + drawn,
      deals: all.deals + deals,
    }),
    NO_SUMS,
  );
  return {
    sums,
    levels: levels.filter(([, one]) => overIn(one) > 0),
    latest: game.matches.flatMap(({end}) => end?.outcome ?? []).slice(-LATEST),
    best: bestOf(game),
    undone: game.matches.filter(({undone}) => undone).length,
  };
}
