import {games} from '@cartavola/engine/games.js';
import {soakMatch, type Tally} from './play.js';
import {variantsOf, type Variant} from './variants.js';

export interface Soak {
  /** Minimum number of deals, shared between the variants. Matches are played to the end. */
  readonly games: number;
  /** Seed of each variant's first match. Later matches have the numbers that follow as seeds. */
  readonly seed: number;
  /** Limits the run to this variant. */
  readonly variant?: string | undefined;
}

/** Counts for a variant. */
export interface Soaked extends Readonly<Tally> {
  readonly variant: string;
  readonly seconds: number;
}

export const variants: readonly Variant[] = games.flatMap(variantsOf);

/** Plays random matches, variant by variant. `now` is a clock in seconds. Throws a `Failure` if an invariant is violated. */
export function* soak({games: wanted, seed, variant: name}: Soak, now: () => number): Generator<Soaked> {
  const chosen = variants.filter((variant) => name === undefined || variant.name === name);
  if (chosen.length === 0)
    throw new RangeError(`"${name}" must be one of: ${variants.map((variant) => variant.name).join(', ')}`);
  const share = Math.ceil(wanted / chosen.length);
  for (const variant of chosen) {
    const tally: Tally = {games: 0, moves: 0, checks: 0};
    const started = now();
    for (let number = 0; tally.games < share; number++) soakMatch(variant, seed + number, tally);
    yield {variant: variant.name, ...tally, seconds: now() - started};
  }
}
