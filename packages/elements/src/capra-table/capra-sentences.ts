import {UNKNOWN, type Fact, type Happening} from '@cartavola/engine';
import {capraRules, type CapraView} from '@cartavola/engine/games/capra/rules.js';
import type {CapraWords} from '@cartavola/words/games/capra/load-capra.js';
import {whoIs, type Stage} from '../card-table/stage.js';

type CapraStage = Stage<CapraView, CapraWords>;

/** A fact as a sentence. */
export function sentenceOf(fact: Fact<CapraView>, stage: CapraStage): string | undefined {
  const {words} = stage;
  const {view} = fact;
  switch (fact.type) {
    case 'dealt':
      return words.dealt(whoIs(stage, fact.dealer), view.shown);
    case 'laid':
      return laidSentence(fact, stage);
    case 'settling':
      return words.settling;
    case 'claimed': {
      const who = whoIs(stage, fact.seat);
      if (!fact.stands) return words.setAside(who, fact.cards);
      return words.entered(who, (view.trick.returned ?? []).length > 0);
    }
    case 'taken':
      return words.taken(whoIs(stage, fact.seat), fact.points, !fact.cards.includes(UNKNOWN));
    case 'drawn':
      return drawnSentence(fact, stage);
  }
  return undefined;
}

function laidSentence({seat, how, cards}: Happening & {type: 'laid'}, stage: CapraStage): string {
  const {words} = stage;
  const who = whoIs(stage, seat);
  if (how === 'lead') return words.led(who, cards);
  if (how === 'beat') return words.beaten(who, cards);
  return words.folded(who, cards.length, cards.includes(UNKNOWN) ? [] : cards);
}

/** What the viewer knows of who drew what. */
function drawnSentence({draws}: Happening & {type: 'drawn'}, stage: CapraStage): string | undefined {
  const sentences = [...stage.view.hands.keys()].flatMap((seat) => {
    const known = draws.filter((draw) => draw.seat === seat && draw.card !== UNKNOWN);
    const cards = known.map(({card}) => card).sort((one, other) => capraRules.compare(one, other));
    return cards.length > 0 ? [stage.words.drew(whoIs(stage, seat), cards)] : [];
  });
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}
