import type {Game} from '../game.js';
import {calypsoRules} from '../games/calypso/rules.js';
import {capodamaRules} from '../games/capodama/rules.js';
import {capraRules} from '../games/capra/rules.js';
import {scopaRules} from '../games/scopa/rules.js';

const all: Game[] = [capodamaRules, scopaRules, capraRules, calypsoRules];

/** Rules of all games, without the parts that only bots, lessons and positions need. */
export const rules: readonly Game[] = all;

/** Adds a game's rules to `rules`, or replaces those with the same id. */
export function registerRules(game: Game): void {
  const place = all.findIndex(({id}) => id === game.id);
  all.splice(place < 0 ? all.length : place, 1, game);
}
