import type {RulebookSource} from './rulebook/rulebook.js';

/** The rulebook of every game there is, by the game's id; each is loaded when it is first needed. */
export const rulebooks: Readonly<Record<string, () => Promise<{rulebook: RulebookSource}>>> = {
  capodama: () => import('./games/capodama/capodama-rulebook.js'),
  scopa: () => import('./games/scopa/scopa-rulebook.js'),
  capra: () => import('./games/capra/capra-rulebook.js'),
  calypso: () => import('./games/calypso/calypso-rulebook.js'),
};
