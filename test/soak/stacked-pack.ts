import type {Card, Random} from '@cartavola/engine';

/**
 * The same cards nearly in order: rank by rank or suit by suit, begun anywhere, a few changed over. Deals come of it that a
 * shuffle seldom gives: hands of one suit, three kings side by side.
 */
export function stackedPack(pack: readonly Card[], random: Random): Card[] {
  const bySuit = random.below(2) === 0;
  const place = (card: Card): number => (bySuit ? card : ((card & 15) << 2) | (card >> 4));
  const sorted = [...pack].sort((a, b) => place(a) - place(b));
  const first = random.below(sorted.length);
  const stacked = [...sorted.slice(first), ...sorted.slice(0, first)];
  for (let swaps = random.below(8); swaps > 0; swaps--) {
    const [one, other] = [random.below(stacked.length), random.below(stacked.length)];
    [stacked[one], stacked[other]] = [stacked[other]!, stacked[one]!];
  }
  return stacked;
}
