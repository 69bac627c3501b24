import {calypsoCount} from '../games/calypso/calypso-count.js';
import {capodamaCount} from '../games/capodama/capodama-count.js';
import {capraCount} from '../games/capra/capra-count.js';
import {scopaCount} from '../games/scopa/scopa-count.js';
import type {Counting} from './counting.js';

/** Counting rules of all games. */
export const countings: readonly Counting[] = [capodamaCount, scopaCount, capraCount, calypsoCount];
