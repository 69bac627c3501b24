import type {Game} from '../game.js';
import {calypsoRules} from '../games/calypso/rules.js';
import {capodamaRules} from '../games/capodama/rules.js';
import {capraRules} from '../games/capra/rules.js';
import {scopaRules} from '../games/scopa/rules.js';

/** Rules of all games, without what only bots, lessons and referees need. */
export const rules: readonly Game[] = [capodamaRules, scopaRules, capraRules, calypsoRules];
