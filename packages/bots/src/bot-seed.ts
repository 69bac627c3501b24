import {seededRandom} from '@cartavola/engine';

/**
 * Derives a bot's seed for one deal (from 0) from the seed of a match: a number in decimal that tells nothing of the pack. The match's own
 * seed would: whoever has it can deal. The same match gives the same number, and so the same play.
 */
export const botSeed = (seed: string, deal: number): string =>
  String(seededRandom(seed, deal, 'thoughts').below(2 ** 20));
