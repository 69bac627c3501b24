import {LEVELS, type Level} from '@cartavola/bots/levels.js';
import type {PlayedMatch} from '../../history/played.js';

/**
 * Returns the next level for a reader: one level up after two wins in a row against the same level, or one down after
 * two losses in a row. Returns undefined otherwise.
 *
 * @param matches - The reader's finished matches in the game, oldest first, without those in which they took back
 * moves.
 */
export function levelAfter(matches: readonly PlayedMatch[]): Level | undefined {
  const [one, last] = matches.slice(-2);
  const outcome = last?.end?.outcome;
  if (one?.against !== last?.against || one?.end?.outcome !== outcome || outcome === 'drawn') return undefined;
  const at = LEVELS.indexOf(last?.against as Level);
  return at < 0 ? undefined : LEVELS[at + (outcome === 'won' ? 1 : -1)];
}
