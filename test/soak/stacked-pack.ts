import type {Card, Random} from '@cartavola/engine';

/**
 * Returns the same cards nearly in order: by rank or suit, cut anywhere, with a few swapped. Such packs make deals that are rare after a shuffle,
 * such as hands of one suit, or three kings in a row.
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
