import {seededRandom} from '@cartavola/engine';

/**
 * Derives a bot's seed for one deal (numbered from 0) from the seed of the match. Unlike that seed, it doesn't reveal
 * the order of the pack. The same match always gives the same play.
 */
export const botSeed = (seed: string, deal: number): string =>
  String(seededRandom(seed, deal, 'thoughts').below(2 ** 20));
