import type {ScopaView} from '@cartavola/engine/games/scopa/rules.js';
import type {ScopaWords} from '@cartavola/words/games/scopa/scopa-words.js';
import {spot} from '../../../table/scene/flights.js';
import type {Moments} from '../../../table/scene/moment.js';

/** Great moments in Scopa: a swept table. */
export const scopaMoments: Moments<ScopaView, ScopaWords> = {
  after(fact, scene) {
    if (fact.type !== 'taken') return undefined;
    const {seat, cards, view} = fact;
    const [card] = cards;
    const swept = view.scopas[scene.parties.findIndex((members) => members.includes(seat))]!;
    if (view.plays.at(-1)?.card !== card || swept.at(-1) !== card) return undefined;
    return {
      look: 'sweep',
      cue: 'sweep',
      title: scene.words.scopa,
      cards: [...cards.slice(1), card!],
      spot: spot(seat)!,
    };
  },
};
