import {seededRandom} from '@cartavola/engine';

/** Returns a short hash of a string. */
export function markOf(text: string): string {
  const random = seededRandom(text, 0, 'mark');
  return [0, 1, 2].map(() => random.below(2 ** 20).toString(36)).join('-');
}
