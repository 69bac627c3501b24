import {seededRandom} from '@cartavola/engine';

/**
 * What a bot is given of the seed of a match, for one deal of it: a number that tells nothing of the pack. The seed itself would: whoever
 * has it can deal. The same match gives the same number, and so the same play.
 */
export const botSeed = (seed: string, deal: number): string =>
  String(seededRandom(seed, deal, 'thoughts').below(2 ** 20));
