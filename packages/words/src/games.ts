import type {RulebookSource} from './rulebook/rulebook.js';

/** Loads a rulebook. */
export type LoadRulebook = () => Promise<{readonly rulebook: RulebookSource}>;

const all: Record<string, LoadRulebook> = {
  capodama: () => import('./games/capodama/capodama-rulebook.js'),
  scopa: () => import('./games/scopa/scopa-rulebook.js'),
  capra: () => import('./games/capra/capra-rulebook.js'),
  calypso: () => import('./games/calypso/calypso-rulebook.js'),
};

/** Rulebooks of all games, keyed by game id. Each is loaded when it is first needed. */
export const rulebooks: Readonly<Record<string, LoadRulebook>> = all;

/** Adds a game's rulebook under the game's id. */
export function registerRulebook(game: string, load: LoadRulebook): void {
  all[game] = load;
}
