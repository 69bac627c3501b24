import {parseCards} from '@cartavola/engine';
import {variantOf, type CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import type {CapodamaWords} from '@cartavola/words/games/capodama/capodama-words.js';
import type {Moments} from '../../card-table/scene/moment.js';

/** The great moments of Capodama: the capo wins a deal. The ace of hearts, which makes the capo, is crowned. */
export const capodamaMoments: Moments<CapodamaView, CapodamaWords> = {
  after({type}, scene) {
    const {view, words} = scene;
    if (type !== 'scored' || !view.score!.marks![view.capo]) return undefined;
    const title = variantOf(view.options).open ? words.soloTitle(true) : words.scoreTitle(true, undefined);
    return {look: 'crown', cue: 'crown', title, cards: parseCards('AH')!};
  },
};
