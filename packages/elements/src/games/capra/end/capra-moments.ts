import type {CapraResult, CapraView} from '@cartavola/engine/games/capra/rules.js';
import type {CapraWords} from '@cartavola/words/games/capra/capra-words.js';
import type {Moments} from '../../../table/scene/moment.js';
import {goatText} from '../capra-scene.js';
import {goat} from './goat.js';

/** Great moments in Capra: a side becomes the goat, which ends the match. */
export const capraMoments: Moments<CapraView, CapraWords> = {
  end: (scene) => ({
    look: 'sign',
    title: goatText(scene),
    drawing: goat((scene.standing.result as CapraResult).eggs),
  }),
};
