import {finish} from '@cartavola/bots';
import {verdict} from '@cartavola/bots/coach.js';
import {games} from '@cartavola/engine/games.js';
import {isTrue} from '../bots/truth/false-sentences.js';
import {isSilent} from '../bots/truth/sentence-meanings.js';
import {positionsIn} from './positions.js';

/** Results of a number of hints. */
export interface HintCounts {
  /** Number of hints, keyed by the reason's id, with what both moves have in common. */
  readonly said: ReadonlyMap<string, number>;
  /** Number of hints that say nothing specific about the position. */
  readonly silent: number;
  /** Descriptions of the hints that aren't true. */
  readonly wrong: readonly string[];
}

/**
 * Asks for hints in positions from deals between strong players. Checks each with meanings that are written independently
 * of the reasons. `iterations` defaults to those of a verdict.
 */
export function hintsIn(id: string, options: Record<string, unknown>, hints: number, iterations?: number): HintCounts {
  const game = games.find((one) => one.id === id)!;
  const said = new Map<string, number>();
  const wrong: string[] = [];
  let silent = 0;
  let count = 0;
  for (const {view, number} of positionsIn(id, options, 'hints')) {
    if (view.moves.length < 2) continue;
    const {move, reasons} = finish(verdict(view, iterations === undefined ? {} : {iterations}));
    const [reason] = reasons;
    const key = reason!.both ? `${reason!.id} (${reason!.both})` : reason!.id;
    said.set(key, (said.get(key) ?? 0) + 1);
    if (isSilent(reason!, id)) silent++;
    if (!isTrue(game, view, move, reason!, `hints/${count}`))
      wrong.push(`deal ${number}, hint ${count}: ${JSON.stringify(reason)} for ${JSON.stringify(move)}`);
    if (++count === hints) break;
  }
  return {said, silent, wrong};
}
