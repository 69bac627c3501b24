import {whoIs} from '@cartavola/elements/extend.js';
import {UNKNOWN, type Fact} from '@cartavola/engine';
import type {BriscolaView} from '../engine/view.js';
import type {BriscolaScene} from './layout.js';

/** Returns a sentence about a fact. The score announces the end of the deal. */
export function sentenceOf(fact: Fact<BriscolaView>, scene: BriscolaScene): string | undefined {
  const {table, words, cards} = scene;
  const {view} = fact;
  switch (fact.type) {
    case 'dealt':
      return `${table.dealt(whoIs(scene, fact.dealer))} ${words.trump(view.trump)}.`;
    case 'played':
      return table.played(whoIs(scene, fact.seat), cards.the(fact.card));
    case 'taken':
      return table.taken(whoIs(scene, fact.seat), fact.points);
    case 'drawn': {
      const known = fact.draws.filter(({card}) => card !== UNKNOWN);
      return known.map(({seat, card}) => words.drew(whoIs(scene, seat), cards.the(card))).join(' ') || words.allDrew;
    }
    default:
      return undefined;
  }
}
