import {wholeGame} from '../../whole-game.js';
import {positions} from './position.js';
import {scopaRules} from './rules.js';
import {sampleDeal} from './sample.js';

export * from './rules.js';
export {ON_TABLE, PILES} from './cards.js';
export type {ScopaDeal} from './deal.js';

/** The whole game: its rules, positions and worlds. */
export const scopa = wholeGame(scopaRules, {positions, sample: sampleDeal});
