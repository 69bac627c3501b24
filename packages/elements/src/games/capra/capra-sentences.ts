import {UNKNOWN, type Fact, type Happening} from '@cartavola/engine';
import {capraRules, type CapraView} from '@cartavola/engine/games/capra/rules.js';
import {whoIs} from '../../table/scene/scene.js';
import type {CapraScene} from './capra-scene.js';

/** Returns a sentence about a fact, or undefined if it doesn't need one. */
export function sentenceOf(fact: Fact<CapraView>, scene: CapraScene): string | undefined {
  const {words} = scene;
  const {view} = fact;
  switch (fact.type) {
    case 'dealt':
      return words.dealt(whoIs(scene, fact.dealer), view.shown);
    case 'laid':
      return laidSentence(fact, scene);
    case 'settling':
      return words.settling;
    case 'claimed': {
      const who = whoIs(scene, fact.seat);
      if (!fact.stands) return words.setAside(who, fact.cards);
      return words.entered(who, (view.trick.returned ?? []).length > 0);
    }
    case 'taken':
      return words.taken(whoIs(scene, fact.seat), fact.points, !fact.cards.includes(UNKNOWN));
    case 'drawn':
      return drawnSentence(fact, scene);
  }
  return undefined;
}

function laidSentence({seat, how, cards}: Happening & {type: 'laid'}, scene: CapraScene): string {
  const {words} = scene;
  const who = whoIs(scene, seat);
  if (how === 'lead') return words.led(who, cards);
  if (how === 'beat') return words.beaten(who, cards);
  return words.folded(who, cards.length, cards.includes(UNKNOWN) ? [] : cards);
}

/** Returns a sentence about the cards drawn, as far as the viewer knows them. */
function drawnSentence({draws}: Happening & {type: 'drawn'}, scene: CapraScene): string | undefined {
  const sentences = [...scene.view.hands.keys()].flatMap((seat) => {
    const known = draws.filter((draw) => draw.seat === seat && draw.card !== UNKNOWN);
    const cards = known.map(({card}) => card).sort((one, other) => capraRules.compare(one, other));
    return cards.length > 0 ? [scene.words.drew(whoIs(scene, seat), cards)] : [];
  });
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}
