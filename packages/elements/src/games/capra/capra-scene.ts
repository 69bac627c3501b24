import type {CapraResult, CapraView} from '@cartavola/engine/games/capra/rules.js';
import type {CapraWords} from '@cartavola/words/games/capra/capra-words.js';
import {partiesInOrder, type Scene} from '../../table/scene/scene.js';

/** Scene of a Capra table. */
export type CapraScene = Scene<CapraView, CapraWords>;

/** Returns a sentence about which side lost the match, once the match is over. */
export function goatText(scene: CapraScene): string {
  const {standing, view, words} = scene;
  const {goat, eggs} = standing.result as CapraResult;
  const isOwn = typeof view.viewer === 'number' && goat === partiesInOrder(scene)[0];
  return words.goat(isOwn ? undefined : standing.parties[goat]!, eggs);
}
