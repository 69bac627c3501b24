import type {Game} from './game.js';
import {capodama} from './games/capodama/capodama.js';

/** Every game there is. */
export const games: readonly Game[] = [capodama];
