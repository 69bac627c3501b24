import {PRIMES} from './cards.js';

/** Prime values of single cards, starting with the seven. */
const VALUES = [...new Set([...Object.values(PRIMES), 10])].sort((a, b) => b - a);

/** Possible prime totals of the two sides, as `100 * one + other`. A side that lacks a suit has 0. */
let all: ReadonlySet<number> | undefined;

function allPrimes(): ReadonlySet<number> {
  const [best, ...less] = VALUES;
  // One side has the seven of a suit. The other side's best card in the suit is any other card, or none.
  const suits = [...less, 0].flatMap((one) => [
    [best!, one],
    [one, best!],
  ]);
  let sums: readonly (readonly number[])[] = [[0, 0]];
  for (let suit = 0; suit < 4; suit++) {
    const next = sums.flatMap(([one, other]) =>
      suits.map(([a, b]) => [a === 0 || one! < 0 ? -1 : one! + a!, b === 0 || other! < 0 ? -1 : other! + b!]),
    );
    sums = [...new Map(next.map((pair) => [pair.join(), pair])).values()];
  }
  return new Set(sums.map(([one, other]) => 100 * Math.max(0, one!) + Math.max(0, other!)));
}

/**
 * Returns the path of the impossible prime, or the path of both if only their combination is impossible. Returns
 * undefined if they are possible.
 */
export function wrongPrimes(primes: readonly number[]): string | undefined {
  all ??= allPrimes();
  const [one, other] = primes;
  if (all.has(100 * one! + other!)) return undefined;
  const possible = new Set([...all].map((pair) => pair % 100));
  const wrong = primes.findIndex((prime) => !possible.has(prime));
  return wrong < 0 ? 'prime' : `prime[${wrong}]`;
}
