import {UNKNOWN} from '@cartavola/engine';
import type {CapraResult, CapraView} from '@cartavola/engine/games/capra/rules.js';
import type {CapraWords} from '@cartavola/words/games/capra/capra-words.js';
import {withoutStop, type Moments} from '../../../table/scene/moment.js';
import {whoIs} from '../../../table/scene/scene.js';
import {goatText} from '../capra-scene.js';
import {goat} from './goat.js';

/** Great moments in Capra: a player enters with four of a suit, or a side becomes the goat, which ends the match. */
export const capraMoments: Moments<CapraView, CapraWords> = {
  after(fact, scene) {
    if (fact.type !== 'claimed' || !fact.stands) return undefined;
    const title = withoutStop(scene.words.entered(whoIs(scene, fact.seat), false));
    return {look: 'gather', cue: 'complete', title, cards: fact.cards.filter((card) => card !== UNKNOWN)};
  },
  end: (scene) => ({
    look: 'sign',
    title: goatText(scene),
    drawing: goat((scene.standing.result as CapraResult).eggs),
  }),
};
