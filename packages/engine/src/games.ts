import type {WholeGame} from './game.js';
import {calypso} from './games/calypso/calypso.js';
import {capodama} from './games/capodama/capodama.js';
import {capra} from './games/capra/capra.js';
import {scopa} from './games/scopa/scopa.js';

/** All games. */
export const games: readonly WholeGame[] = [capodama, scopa, capra, calypso];
