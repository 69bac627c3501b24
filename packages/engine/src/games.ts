import type {Game} from './game.js';
import {capodama} from './games/capodama/capodama.js';
import {scopa} from './games/scopa/scopa.js';

/** Every game there is. */
export const games: readonly Game[] = [capodama, scopa];
