import {seededRandom} from '@cartavola/engine';

/**
 * Derives a bot's seed for one deal (from 0) from a match's seed, as a decimal number from which the pack cannot be deduced (with the
 * match's own seed one can deal). Deterministic: the same match gives the same play.
 */
export const botSeed = (seed: string, deal: number): string =>
  String(seededRandom(seed, deal, 'thoughts').below(2 ** 20));
