import type {PuzzleProof} from '@cartavola/lessons';
import type {PuzzleWords} from '@cartavola/words';

/**
 * Returns why a legal move isn't the best, with the proven margin of the best move. The margin is rounded down, so
 * every wrong move loses at least that much.
 */
export function betterText(words: PuzzleWords, proof: PuzzleProof | undefined): string {
  const margin = proof?.margin ?? 0;
  const told = margin < 10 ? Math.floor(margin * 10) / 10 : Math.floor(margin);
  return proof && told > 0 ? words.betterBy(told, proof.by === 'exact') : words.better;
}
