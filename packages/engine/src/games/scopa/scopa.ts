import {wholeGame} from '../../whole-game.js';
import {positions} from './position.js';
import {scopaRules} from './rules.js';
import {sampleDeal} from './sample.js';

export * from './rules.js';
export {KING, ON_TABLE, PILES} from './cards.js';
export type {ScopaDeal} from './deal.js';
export {sampleDeal} from './sample.js';

/** The whole game: its rules, positions and sampling. */
export const scopa = wholeGame(scopaRules, {positions, sample: sampleDeal});
