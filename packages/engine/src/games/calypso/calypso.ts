import {wholeGame} from '../../whole-game.js';
import {positions} from './position.js';
import {calypsoRules} from './rules.js';
import {sampleDeal} from './sample.js';

export * from './rules.js';
export type {CalypsoDeal} from './deal.js';
export {sampleDeal} from './sample.js';

/** The whole game: its rules, positions and sampling. */
export const calypso = wholeGame(calypsoRules, {positions, sample: sampleDeal});
