import type {Choice} from '@cartavola/bots';
import type {Move, View} from '@cartavola/engine';
import type {Thinker} from './thinker.js';

/** Time limit in milliseconds, far longer than a verdict takes on a slow phone. */
const PATIENCE = 60_000;

/** Position to judge. */
interface Judged {
  readonly view: View;
  /** Totals before the deal. Absent for a single deal. */
  readonly totals?: readonly number[];
  /** Move that the reason compares with the best one, if the move costs points. Defaults to the next best move. */
  readonly made?: Move;
  /** Moves that are known to be right. */
  readonly right?: readonly Move[];
}

/**
 * Asks an expert for the best move in a view, the reason, and the cost of every move. The same view always gets the
 * same answer.
 */
export const askVerdict = (bots: Thinker, {view, totals, made, right}: Judged, signal: AbortSignal): Promise<Choice> =>
  bots.think(
    {
      view,
      options: {
        level: 'expert',
        iterations: 0,
        seed: '',
        verdict: {...(made && {made}), ...(right && {right})},
        ...(totals && {totals}),
      },
      budget: PATIENCE,
      pageBudget: PATIENCE,
    },
    signal,
  );
