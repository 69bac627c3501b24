import type {CapraOptions} from '@cartavola/engine/games/capra/rules.js';

/** Penalty points at which losing any deal loses the match. Always even. */
export const almostGoat = (options: CapraOptions): number => 2 * Math.ceil(Number(options.target) / 2) - 2;
