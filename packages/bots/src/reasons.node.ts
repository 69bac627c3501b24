import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {parseCard, type Card, type View} from '@cartavola/engine';
import type {MoveReason} from './choice.js';
import {explaining} from './reasons.js';
import {outcomeTrait, type Outcome, type Trait} from './traits.js';

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
  const [king, nine, queen, five] = ['KC', '9C', 'QC', '5C'].map((text) => parseCard(text)!) as [
    Card,
    Card,
    Card,
    Card,
  ];
  const reasonFor = (kept: readonly Card[], played: readonly Card[], ofKing: Outcome = 'loses'): MoveReason => {
    const explain = explaining(view, {
      worthMention: 1,
      traits: (_, {card}) => [
        {
          id: 'spends',
          cards: [card!],
          worth: card === king ? -5 : -1,
          count: card === king ? 9 : 2,
          beats: (one) => (one === king ? kept : played),
        },
        outcomeTrait(card === king ? ofKing : 'loses'),
      ],
    });
    const [best, other] = [nine, king].map((card, place) => ({
      move: {type: 'play', card},
      value: -place,
      reasons: [],
    }));
    return explain(best!, [best!, other!]).reasons[0]!;
  };

  it('counts the cards that only it can still beat, with an example, and says what both moves do', () => {
    assert.deepEqual(reasonFor([queen, nine, five], [five]), {
      id: 'keeps-higher',
      cards: [king, queen],
      count: 3,
      than: {move: {type: 'play', card: king}, isAgainst: true, count: 1},
      both: 'loses',
    });
  });

  it('says what the move does, if the other move does something else', () => {
    const {both, effect} = reasonFor([queen, nine, five], [five], 'takes');
    assert.deepEqual([both, effect], [undefined, 'loses']);
    const average = reasonFor([five], [five], 'takes');
    assert.deepEqual([average.id, average.both, average.effect], ['on-average', undefined, 'loses']);
  });

  it('is not given if the card beats no more cards than the other one', () => {
    const {id, both} = reasonFor([five], [five]);
    assert.deepEqual([id, both], ['on-average', 'loses']);
  });

  it('says what the card is, if that is not true of the other one', () => {
    assert.equal(reasonWith(undefined, 'trump'), 'spends-trump');
    assert.equal(reasonWith(undefined, 'strongest'), 'spends-strongest');
    assert.equal(reasonWith('strongest', 'trump'), 'spends-trump');
    assert.equal(reasonWith('trump', 'trump'), 'spends');
    assert.equal(reasonWith(undefined, undefined), 'spends');
  });
});
