import {wholeGame} from '@cartavola/engine/extend.js';
import {positions} from './position.js';
import {briscolaRules} from './rules.js';
import {sampleDeal} from './sample.js';

/** Briscola with sampling and positions. */
export const briscola = wholeGame(briscolaRules, {positions, sample: sampleDeal});
