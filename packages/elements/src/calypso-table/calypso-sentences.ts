import type {Fact} from '@cartavola/engine';
import type {CalypsoView} from '@cartavola/engine/games/calypso/rules.js';
import type {CalypsoWords} from '@cartavola/words/games/calypso/load-calypso.js';
import {whoIs, type Stage} from '../card-table/stage.js';
import {ruffAt} from './calypso-parts.js';

/** A fact as a sentence. */
export function sentenceOf(fact: Fact<CalypsoView>, stage: Stage<CalypsoView, CalypsoWords>): string | undefined {
  const {table, words} = stage;
  switch (fact.type) {
    case 'dealt':
      return table.dealt(whoIs(stage, fact.dealer));
    case 'played':
      return playedSentence(fact, stage);
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

/** The card that was played lies last in the trick: a ruff is told as one. */
function playedSentence(
  {seat, card, view}: Fact<CalypsoView> & {readonly type: 'played'},
  stage: Stage<CalypsoView, CalypsoWords>,
): string {
  const {table, words, cards} = stage;
  const who = whoIs(stage, seat);
  const ruff = ruffAt(view, view.trick.cards.length - 1);
  if (ruff === 'ruff') return words.ruffs(who, card);
  return ruff === 'overruff' ? words.overruffs(who, card) : table.played(who, cards.the(card));
}
