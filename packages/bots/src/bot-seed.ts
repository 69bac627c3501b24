import {seededRandom} from '@cartavola/engine';

/**
 * Derives a bot's seed for one deal (numbered from 0) from the seed of the match, so bots play a given match the same
 * way every time. Unlike the match's seed, the bot's seed doesn't reveal the order of the pack.
 */
export const botSeed = (seed: string, deal: number): string =>
  String(seededRandom(seed, deal, 'thoughts').below(2 ** 20));
