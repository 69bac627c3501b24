import type {Fact} from '@cartavola/engine';
import type {CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import {whoIs} from '../../table/scene/scene.js';
import type {CapodamaScene} from './capodama-scene.js';

/** Returns a sentence about a fact, or undefined if it doesn't need one. */
export function sentenceOf(fact: Fact<CapodamaView>, scene: CapodamaScene): string | undefined {
  const {table, words, cards} = scene;
  switch (fact.type) {
    case 'dealt':
      // Cards dealt between two tricks are the second half of the deal.
      return fact.view.tricks.length > 0 ? words.secondHalf : table.dealt(whoIs(scene, fact.dealer));
    case 'announced':
      return words.announced(whoIs(scene, fact.seat));
    case 'named':
      return fact.card === undefined
        ? words.named(whoIs(scene, fact.seat), fact.suit!)
        : words.namedFourth(whoIs(scene, fact.seat), fact.card);
    case 'given':
      // Other players' gifts are visible on the table, so only the exchange gets a sentence.
      return fact.seat === fact.view.viewer ? words.given(fact.gifts.length) : undefined;
    case 'handed': {
      const {viewer} = fact.view;
      const gave = fact.gifts.filter(({from}) => from === viewer);
      const received = fact.gifts.filter(({to}) => to === viewer);
      if (gave.length === 0) return words.handedUnseen;
      return words.handed(
        gave.map(({card, to}) => ({card, who: whoIs(scene, to)})),
        received.map(({card, from}) => ({card, who: whoIs(scene, from)})),
      );
    }
    case 'played':
      return table.played(whoIs(scene, fact.seat), cards.the(fact.card));
    case 'revealed':
      return words.revealed(whoIs(scene, fact.seat), fact.role);
    case 'taken':
      return table.taken(whoIs(scene, fact.seat), fact.points);
    case 'scored':
      return undefined;
  }
}
