import type {WholeGame} from '../../game.js';
import type {CalypsoDeal} from './deal.js';
import {positions} from './position.js';
import {calypsoRules} from './rules.js';
import {sampleDeal} from './sample.js';
import type {CalypsoView} from './view.js';

export * from './rules.js';
export type {CalypsoDeal} from './deal.js';
export {sampleDeal} from './sample.js';

/** The whole game: its rules, positions and worlds. */
export const calypso: WholeGame<CalypsoView, CalypsoDeal> = {...calypsoRules, positions, sample: sampleDeal};
