import {seededRandom} from '@cartavola/engine';

/**
 * Derives a bot's seed for one deal (numbered from 0) from the seed of the match. Unlike that seed, it doesn't reveal
 * the order of the pack. The bots always play the same match in the same way.
 */
export const botSeed = (seed: string, deal: number): string =>
  String(seededRandom(seed, deal, 'thoughts').below(2 ** 20));
