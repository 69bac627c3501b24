import type {RulebookSource} from './rulebook/rulebook.js';

/** Loaders of all rulebooks by game id. */
export const rulebooks: Readonly<Record<string, () => Promise<{rulebook: RulebookSource}>>> = {
  capodama: () => import('./games/capodama/capodama-rulebook.js'),
  scopa: () => import('./games/scopa/scopa-rulebook.js'),
  capra: () => import('./games/capra/capra-rulebook.js'),
  calypso: () => import('./games/calypso/calypso-rulebook.js'),
};
