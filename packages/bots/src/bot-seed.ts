import {seededRandom} from '@cartavola/engine';

/**
 * Derives a bot's seed for one deal (from 0) from the match's seed. Unlike the match's seed, it does not reveal the order of the pack.
 * Deterministic: the same match gives the same play.
 */
export const botSeed = (seed: string, deal: number): string =>
  String(seededRandom(seed, deal, 'thoughts').below(2 ** 20));
