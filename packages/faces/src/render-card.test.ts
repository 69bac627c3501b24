import {card, RANKS, SUITS} from '@cartavola/engine';
import {expect} from 'chai';
import {render} from 'lit';
import {allDecks, back, loadFaces, type DeckFaces, type FaceOptions} from './index.js';
import {loadDrawing, renderBack, renderCard, renderFigures, renderSuitSign, type DrawnDeck} from './render-card.js';

/** Returns the markup that a page renders. */
function drawn(template: unknown): string {
  const box = document.createElement('div');
  render(template, box);
  return box.innerHTML.replace(/<!--.*?-->/g, '');
}

/** Returns markup as it is after a page has parsed it. */
function read(markup: string): string {
  const box = document.createElement('div');
  box.innerHTML = markup;
  return box.innerHTML;
}

const OPTIONS: readonly FaceOptions[] = [{}, {compact: true}, {letters: {K: 'R', Q: 'D'}}, {letters: {K: '<"&Ж'}}];

for (const deck of allDecks()) {
  describe(`The ${deck.id} deck as text`, () => {
    let text: DrawnDeck;
    let faces: DeckFaces;
    before(async () => {
      const mapped = {deck, mapping: deck.usual};
      [text, faces] = await Promise.all([loadDrawing(mapped), loadFaces(mapped)]);
    });

    it('has the same markup as on a page for each card except court cards, and for the indices of court cards', () => {
      for (const suit of SUITS)
        for (const rank of RANKS.filter((one) => deck.usual.ranks[one]))
          for (const options of OPTIONS) {
            const markup = read(renderCard(text, card(rank, suit), options));
            const page = drawn(faces.face(card(rank, suit), options));
            const index = /<(path|text) .*?<\/\1>/.exec(markup)![0];
            if (markup.includes('<use ')) expect(page).to.contain(index);
            else expect(page).to.equal(markup);
          }
    });

    it('has the same suit symbols, and the figures that court cards refer to', () => {
      for (const suit of SUITS) expect(read(renderSuitSign(text, suit))).to.equal(drawn(faces.sign(suit)));
      const figures = document.createElement('div');
      figures.innerHTML = `<svg><defs>${renderFigures(text)}</defs></svg>`;
      for (const suit of SUITS)
        for (const [, id] of renderCard(text, card('K', suit)).matchAll(/href="#([^"]+)"/g))
          expect(figures.querySelector(`#${id}`), id).to.exist;
    });
  });
}

describe('The back of a card as text', () => {
  it('has the same markup as on a page', () => {
    expect(read(renderBack())).to.equal(drawn(back));
  });
});
