import type {WholeGame} from '../../game.js';
import type {CapraDeal} from './deal.js';
import {positions} from './position.js';
import {capraRules} from './rules.js';
import {sampleDeal} from './sample.js';
import type {CapraView} from './view.js';

export * from './rules.js';
export {compareCards} from './cards.js';
export type {CapraDeal} from './deal.js';
export {sampleDeal} from './sample.js';

/** The whole game: its rules, positions and worlds. */
export const capra: WholeGame<CapraView, CapraDeal> = {...capraRules, positions, sample: sampleDeal};
