import type {Fact} from '@cartavola/engine';
import type {ScopaPlay, ScopaView} from '@cartavola/engine/games/scopa/rules.js';
import type {ScopaWords} from '@cartavola/words/games/scopa/load-scopa.js';
import {whoIs, type Stage} from '../card-table/stage.js';
import {inOrder, partyOf} from './scopa-cards.js';

type ScopaStage = Stage<ScopaView, ScopaWords>;

/** A fact as a sentence. */
export function sentenceOf(fact: Fact<ScopaView>, stage: ScopaStage): string | undefined {
  const {table, words} = stage;
  const last = fact.view.plays.at(-1);
  switch (fact.type) {
    case 'dealt':
      return last ? words.dealtMore : table.dealt(whoIs(stage, fact.dealer));
    case 'played':
      // What a card takes is told with it.
      return last?.takes ? undefined : words.trailed(whoIs(stage, fact.seat), fact.card);
    case 'taken':
      return last?.takes && fact.cards[0] === last.card
        ? playSentence(last, stage)
        : words.tookRest(whoIs(stage, fact.seat), fact.cards.length);
    default:
      return undefined;
  }
}

function playSentence(play: ScopaPlay, stage: ScopaStage): string {
  const {view, words} = stage;
  const {seat, card, takes} = play;
  const who = whoIs(stage, seat);
  if (!takes) return words.trailed(who, card);
  const swept = view.scopas[partyOf(stage, seat)]!.includes(card);
  return words.took(who, inOrder(view, takes), card, swept);
}

/** The last play of the deal. */
export function lastPlaySentence(stage: ScopaStage): string | undefined {
  const last = stage.view.plays.at(-1);
  return last && playSentence(last, stage);
}

/** The last play that took something. */
export function lastTakeSentence(stage: ScopaStage): string | undefined {
  const last = stage.view.plays.findLast(({takes}) => takes);
  return last && playSentence(last, stage);
}
