import type {CapraOptions} from '@cartavola/engine/games/capra/rules.js';

/** Penalty points at which a side loses the match with any lost deal. They are even. */
export const almostGoat = (options: CapraOptions): number => 2 * Math.ceil(Number(options.target) / 2) - 2;
