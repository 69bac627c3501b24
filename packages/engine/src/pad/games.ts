import {calypsoCount} from '../games/calypso/count.js';
import {capodamaCount} from '../games/capodama/count.js';
import {capraCount} from '../games/capra/count.js';
import {scopaCount} from '../games/scopa/count.js';
import type {Counting} from './counting.js';

/** How each game is counted on a pad. */
export const countings: readonly Counting[] = [capodamaCount, scopaCount, capraCount, calypsoCount];
