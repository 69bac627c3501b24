import {describe, it} from 'node:test';
import {card} from '@cartavola/engine';
import {scopaRules} from '@cartavola/engine/games/scopa/rules.js';
import {expect} from 'chai';
import {deckFor, loadDrawing, renderCard} from './render-card.js';

describe('A card as text', () => {
  it('is drawn where there is no page', async () => {
    const deck = await loadDrawing(deckFor('italian', scopaRules)!);
    const svg = renderCard(deck, card('7', 'D'));
    expect(svg).to.match(/^<svg class="card-face cv-coins" viewBox="0 0 100 140".*<\/svg>$/);
    // A sign has five layers, which the seven signs and the two at the corners share; the two indices are one line.
    expect(svg.match(/<path /g)).to.have.lengthOf(5 + 1);
  });
});
