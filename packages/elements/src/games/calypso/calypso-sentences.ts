import type {Fact} from '@cartavola/engine';
import type {CalypsoView} from '@cartavola/engine/games/calypso/rules.js';
import {whoIs} from '../../table/scene/scene.js';
import {ruffAt} from './calypso-parts.js';
import type {CalypsoScene} from './calypso-scene.js';

/** Returns a sentence about a fact, or undefined if it doesn't need one. */
export function sentenceOf(fact: Fact<CalypsoView>, scene: CalypsoScene): string | undefined {
  const {table, words} = scene;
  switch (fact.type) {
    case 'dealt':
      return table.dealt(whoIs(scene, fact.dealer));
    case 'played':
      return playedSentence(fact, scene);
    case 'built': {
      const placed = fact.placed
        .filter((one) => one.cards.length > 0)
        .map((one) => ({who: whoIs(scene, one.seat), cards: one.cards}));
      const completed = fact.completed.map((seat) => words.completed(whoIs(scene, seat)));
      return [words.built(whoIs(scene, fact.seat), placed, fact.discards.length), ...completed].join(' ');
    }
    case 'revoked':
      return words.revoked(whoIs(scene, fact.seat), fact.cards);
    default:
      return undefined;
  }
}

/** Describes the trick's last card, with any ruff or overruff. */
function playedSentence(
  {seat, card, view}: Fact<CalypsoView> & {readonly type: 'played'},
  scene: CalypsoScene,
): string {
  const {table, words, cards} = scene;
  const who = whoIs(scene, seat);
  const ruff = ruffAt(view, view.trick.cards.length - 1);
  if (ruff === 'ruff') return words.ruffs(who, card);
  return ruff === 'overruff' ? words.overruffs(who, card) : table.played(who, cards.the(card));
}
