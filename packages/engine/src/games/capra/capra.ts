import {wholeGame} from '../../whole-game.js';
import {positions} from './position.js';
import {capraRules} from './rules.js';
import {sampleDeal} from './sample.js';

export * from './rules.js';
export {compareCards} from './cards.js';
export type {CapraDeal} from './deal.js';
export {sampleDeal} from './sample.js';

/** The whole game: its rules, positions and sampling. */
export const capra = wholeGame(capraRules, {positions, sample: sampleDeal});
