/** Source of uniformly distributed whole numbers. */
export interface Random {
  /** Returns a whole number from 0 to `limit - 1`. `limit` must be from 1 to 2²⁰. */
  below(limit: number): number;
}

/**
 * Returns the generator for one purpose (`stream`, such as `pack`, `dealer` or `bots`) in one deal of a match. The same
 * arguments give the same numbers on every machine and in every version, whatever other generators have drawn.
 */
export function seededRandom(seed: string, deal: number, stream: string): Random {
  const next = xoroshiro128plus(hash128(`${seed}\u0000${deal}\u0000${stream}`));
  return {
    below(limit) {
      // Lemire's method uses the high half of a product, and rejects the few values that would favour some results.
      for (;;) {
        const product = (next() >>> 0) * limit;
        const low = product >>> 0;
        if (low >= limit || low >= 2 ** 32 % limit) return (product - low) / 2 ** 32;
      }
    },
  };
}

/**
 * Shuffles items into a new list (Fisher–Yates). With `count`, returns only that many items from the end of the
 * shuffled list.
 */
export function shuffled<T>(items: readonly T[], random: Random, count = items.length): T[] {
  const list = items.slice();
  const rest = list.length - count;
  for (let last = list.length - 1; last >= rest && last > 0; last--) {
    const other = random.below(last + 1);
    const item = list[last]!;
    list[last] = list[other]!;
    list[other] = item;
  }
  return rest > 0 ? list.slice(rest) : list;
}

/**
 * The xoroshiro128+ generator of Blackman and Vigna (24, 16, 37), with each 64-bit word in two halves. Returns the low
 * half of each sum.
 */
function xoroshiro128plus(words: readonly number[]): () => number {
  let [h0, l0, h1, l1] = words as [number, number, number, number];
  return () => {
    const sum = l0 + l1;
    const high = h0 ^ h1;
    const low = l0 ^ l1;
    const before = l0;
    l0 = (l0 << 24) ^ (h0 >>> 8) ^ low ^ (low << 16);
    h0 = (h0 << 24) ^ (before >>> 8) ^ high ^ ((high << 16) | (low >>> 16));
    l1 = (high << 5) ^ (low >>> 27);
    h1 = (low << 5) ^ (high >>> 27);
    return sum;
  };
}

/** Hashes text to four 32-bit words, one UTF-16 code unit at a time, with the mixing steps of MurmurHash3. */
function hash128(text: string): number[] {
  const words: number[] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x452821e6];
  const factors = [0x239b961b, 0xab0e9789, 0x38b34ae5, 0xa1e38b93];
  for (let place = 0; place < text.length; place++) {
    const unit = text.charCodeAt(place);
    for (let word = 0; word < 4; word++) {
      words[word] = words[(word + 1) & 3]! ^ Math.imul(words[word]! ^ unit, factors[word]!);
    }
  }
  for (let word = 0; word < 4; word++) {
    let mixed = words[word]! ^ text.length ^ words[(word + 3) & 3]!;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    words[word] = mixed ^ (mixed >>> 16);
  }
  // A generator whose whole state is zero would produce nothing but zeros.
  if (!words.some(Boolean)) words[0] = 1;
  return words;
}
