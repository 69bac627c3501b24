import type {CapraOptions} from '@cartavola/engine/games/capra/rules.js';

/** Penalty points with which a side is one lost deal from being the goat: they come two by two. */
export const almostGoat = (options: CapraOptions): number => 2 * Math.ceil(Number(options.target) / 2) - 2;
