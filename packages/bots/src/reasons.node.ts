import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {parseCard, type View} from '@cartavola/engine';
import {explaining} from './reasons.js';
import type {Trait} from './traits.js';

const [high, low] = ['AS', '7S'].map((text) => ({type: 'play', card: parseCard(text)!}));
const view = {moves: [high, low], turn: [0], viewer: 0} as unknown as View;

/** Returns the reason for the low card, compared with the high one. The two cards are of these kinds. */
function reasonWith(lowAs: Trait['as'], highAs: Trait['as']): string {
  const explain = explaining(view, {
    worthMention: 1,
    traits: (_, {card}) => {
      const isHigh = card === high!.card;
      const as = isHigh ? highAs : lowAs;
      return [{id: 'spends', cards: [card!], worth: isHigh ? -5 : -1, count: isHigh ? 9 : 2, ...(as && {as})}];
    },
  });
  const [best, other] = [low, high].map((move, place) => ({move: move!, value: -place, reasons: []}));
  return explain(best!, [best!, other!]).reasons[0]!.id;
}

describe('The example in a reason', () => {
  it('is an answer that is only possible against the other move', () => {
    const [ace, king] = ['AH', 'KH'].map((text) => ({seat: 1, move: {type: 'play', card: parseCard(text)!}}));
    const explain = explaining(view, {
      worthMention: 1,
      traits: (_, {card}) => {
        const answers = card === high!.card ? [ace!] : [ace!, king!];
        return [{id: 'may-be-beaten', cards: [card!], worth: -answers.length, count: answers.length, answers}];
      },
    });
    const [best, other] = [high, low].map((move, place) => ({move: move!, value: -place, reasons: []}));
    assert.deepEqual(explain(best!, [best!, other!]).reasons[0]!.answers, [king]);
  });
});

describe('The reason for keeping a card', () => {
  it('says what the card is, if that is not true of the other one', () => {
    assert.equal(reasonWith(undefined, 'trump'), 'spends-trump');
    assert.equal(reasonWith(undefined, 'strongest'), 'spends-strongest');
    assert.equal(reasonWith('strongest', 'trump'), 'spends-trump');
    assert.equal(reasonWith('trump', 'trump'), 'spends');
    assert.equal(reasonWith(undefined, undefined), 'spends');
  });
});
