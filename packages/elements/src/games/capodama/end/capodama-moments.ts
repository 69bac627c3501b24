import {parseCards} from '@cartavola/engine';
import {variantOf, type CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import type {CapodamaWords} from '@cartavola/words/games/capodama/capodama-words.js';
import {withoutStop, type Moments} from '../../../table/scene/moment.js';
import {whoIs} from '../../../table/scene/scene.js';

/**
 * Great moments in Capodama: a partner of the capo is revealed, or the capo wins a deal, alone or with the reader, and
 * the capo's ace of hearts is crowned. A reader who loses to the capo, as in most deals, sees the score at once.
 */
export const capodamaMoments: Moments<CapodamaView, CapodamaWords> = {
  after(fact, scene) {
    const {view, words} = scene;
    const {type} = fact;
    if (type === 'revealed') {
      const title = withoutStop(words.revealed(whoIs(scene, fact.seat), fact.role));
      return {look: 'crown', cue: 'crown', title, cards: parseCards(fact.role === 'king' ? 'KH' : 'QH')!};
    }
    const marks = type === 'scored' ? view.score!.marks! : [];
    if (!marks[view.capo]) return undefined;
    const won = typeof view.viewer === 'number' ? marks[view.viewer]! > 0 : undefined;
    if (won === false) return undefined;
    const title = variantOf(view.options).open ? words.soloTitle(true) : words.scoreTitle(true, won);
    return {look: 'crown', cue: 'crown', title, cards: parseCards('AH')!};
  },
};
