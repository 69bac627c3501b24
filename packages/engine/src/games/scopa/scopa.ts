import type {WholeGame} from '../../game.js';
import {positions} from './position.js';
import {scopaRules} from './rules.js';
import {sampleDeal} from './sample.js';
import type {ScopaView} from './view.js';

export * from './rules.js';

/** The whole game: its rules, positions and worlds. */
export const scopa: WholeGame<ScopaView> = {...scopaRules, positions, sample: sampleDeal};
