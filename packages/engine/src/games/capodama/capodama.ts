import {wholeGame} from '../../whole-game.js';
import {positions} from './position.js';
import {capodamaRules} from './rules.js';
import {sampleDeal} from './sample.js';

export * from './rules.js';
export {KING_OF_HEARTS} from './cards.js';
export type {CapodamaDeal} from './deal.js';
export {sampleDeal, voidsOf} from './sample.js';

/** The whole game: its rules, positions and sampling. */
export const capodama = wholeGame(capodamaRules, {positions, sample: sampleDeal});
