import type {WholeGame} from '../../game.js';
import {positions} from './position.js';
import {calypsoRules} from './rules.js';
import {sampleDeal} from './sample.js';
import type {CalypsoView} from './view.js';

export * from './rules.js';

/** The whole game: its rules, positions and worlds. */
export const calypso: WholeGame<CalypsoView> = {...calypsoRules, positions, sample: sampleDeal};
