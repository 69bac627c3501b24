import {parseCards} from '@cartavola/engine';
import {variantOf, type CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import type {CapodamaWords} from '@cartavola/words/games/capodama/capodama-words.js';
import type {Moments} from '../../../table/scene/moment.js';

/**
 * Great moments in Capodama: the capo wins a deal, alone or with the reader, and the capo's ace of hearts is crowned. A
 * reader who loses to the capo, as in most deals, sees the score at once.
 */
export const capodamaMoments: Moments<CapodamaView, CapodamaWords> = {
  after({type}, scene) {
    const {view, words} = scene;
    const marks = type === 'scored' ? view.score!.marks! : [];
    if (!marks[view.capo]) return undefined;
    const won = typeof view.viewer === 'number' ? marks[view.viewer]! > 0 : undefined;
    if (won === false) return undefined;
    const title = variantOf(view.options).open ? words.soloTitle(true) : words.scoreTitle(true, won);
    return {look: 'crown', cue: 'crown', title, cards: parseCards('AH')!};
  },
};
