import type {Fact} from '@cartavola/engine';
import type {ScopaPlay, ScopaView} from '@cartavola/engine/games/scopa/rules.js';
import {whoIs} from '../../table/scene/scene.js';
import {inOrderOfPlay, partyOf} from './scopa-cards.js';
import type {ScopaScene} from './scopa-scene.js';

/** Returns a sentence about a fact, or undefined if it doesn't need one. */
export function sentenceOf(fact: Fact<ScopaView>, scene: ScopaScene): string | undefined {
  const {table, words} = scene;
  const last = fact.view.plays.at(-1);
  switch (fact.type) {
    case 'dealt':
      return last ? words.dealtMore : table.dealt(whoIs(scene, fact.dealer));
    case 'played':
      // A capture has one sentence for the card and the cards it takes. See `taken`.
      return last?.takes ? undefined : words.trailed(whoIs(scene, fact.seat), fact.card);
    case 'taken':
      return last?.takes && fact.cards[0] === last.card
        ? playSentence(last, scene)
        : words.tookRest(whoIs(scene, fact.seat), fact.cards.length);
    default:
      return undefined;
  }
}

function playSentence(play: ScopaPlay, scene: ScopaScene): string {
  const {view, words} = scene;
  const {seat, card, takes} = play;
  const who = whoIs(scene, seat);
  if (!takes) return words.trailed(who, card);
  const swept = view.scopas[partyOf(scene, seat)]!.includes(card);
  return words.took(who, inOrderOfPlay(view, takes), card, swept);
}

/** Returns a sentence about the last play of the deal. */
export function lastPlaySentence(scene: ScopaScene): string | undefined {
  const last = scene.view.plays.at(-1);
  return last && playSentence(last, scene);
}

/** Returns a sentence about the last capture. */
export function lastTakeSentence(scene: ScopaScene): string | undefined {
  const last = scene.view.plays.findLast(({takes}) => takes);
  return last && playSentence(last, scene);
}
