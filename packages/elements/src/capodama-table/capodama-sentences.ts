import type {Fact} from '@cartavola/engine';
import type {CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import type {CapodamaWords} from '@cartavola/words/games/capodama/load-capodama.js';
import {whoIs, type Stage} from '../card-table/stage.js';

/** A fact as a sentence. */
export function sentenceOf(fact: Fact<CapodamaView>, stage: Stage<CapodamaView, CapodamaWords>): string | undefined {
  const {table, words, cards} = stage;
  switch (fact.type) {
    case 'dealt':
      // Between two tricks it is the second half.
      return fact.view.tricks.length > 0 ? words.secondHalf : table.dealt(whoIs(stage, fact.dealer));
    case 'announced':
      return words.announced(whoIs(stage, fact.seat));
    case 'named':
      return fact.card === undefined
        ? words.named(whoIs(stage, fact.seat), fact.suit!)
        : words.namedFourth(whoIs(stage, fact.seat), fact.card);
    case 'given':
      // Who else has given can be seen; the end of it is told.
      return fact.seat === fact.view.viewer ? words.given(fact.gifts.length) : undefined;
    case 'handed': {
      const {viewer} = fact.view;
      const gave = fact.gifts.filter(({from}) => from === viewer);
      const received = fact.gifts.filter(({to}) => to === viewer);
      if (gave.length === 0) return words.handedUnseen;
      return words.handed(
        gave.map(({card, to}) => ({card, who: whoIs(stage, to)})),
        received.map(({card, from}) => ({card, who: whoIs(stage, from)})),
      );
    }
    case 'played':
      return table.played(whoIs(stage, fact.seat), cards.the(fact.card));
    case 'revealed':
      return words.revealed(whoIs(stage, fact.seat), fact.role);
    case 'taken':
      return table.taken(whoIs(stage, fact.seat), fact.points);
    case 'scored':
      return undefined;
  }
}
