import {describe, it} from 'node:test';
import {card} from '@cartavola/engine';
import {scopaRules} from '@cartavola/engine/games/scopa/rules.js';
import {expect} from 'chai';
import {deckFor, loadDrawing, renderCard} from './render-card.js';

describe('A card as an SVG string', () => {
  it('is drawn without a DOM', async () => {
    const deck = await loadDrawing(deckFor('italian', scopaRules)!);
    const svg = renderCard(deck, card('7', 'D'));
    expect(svg).to.match(/^<svg class="card-face cv-coins" viewBox="0 0 100 140".*<\/svg>$/);
    // All nine symbols share five paths, one per layer, and the two indices share one path.
    expect(svg.match(/<path /g)).to.have.lengthOf(5 + 1);
  });
});
