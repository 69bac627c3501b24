import type {Fact} from '@cartavola/engine';
import type {CalypsoView} from '@cartavola/engine/games/calypso/rules.js';
import type {CalypsoWords} from '@cartavola/words/games/calypso/calypso-words.js';
import {whoIs, type Stage} from '../card-table/stage.js';

/** A fact as a sentence. */
export function sentenceOf(fact: Fact<CalypsoView>, stage: Stage<CalypsoView, CalypsoWords>): string | undefined {
  const {table, words, cards} = stage;
  switch (fact.type) {
    case 'dealt':
      return table.dealt(whoIs(stage, fact.dealer));
    case 'played':
      return table.played(whoIs(stage, fact.seat), cards.the(fact.card));
    case 'built': {
      const placed = fact.placed
        .filter((one) => one.cards.length > 0)
        .map((one) => ({who: whoIs(stage, one.seat), cards: one.cards}));
      const completed = fact.completed.map((seat) => words.completed(whoIs(stage, seat)));
      return [words.built(whoIs(stage, fact.seat), placed, fact.discards.length), ...completed].join(' ');
    }
    case 'revoked':
      return words.revoked(whoIs(stage, fact.seat), fact.cards);
    default:
      return undefined;
  }
}
