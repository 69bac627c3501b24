import {expect} from 'chai';
import {html, render} from 'lit';
import {parseCard} from '@cartavola/engine';
import {faceStyles} from './face.js';
import {deckNamed} from './decks.js';
import {loadDrawing, markup, renderCard, StillCards} from './render-card.js';

const CARDS = ['AS', '7H', '5D', 'KC'].map((code) => parseCard(code)!);
const colours = (root: ParentNode, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map((svg) => {
    const paper = svg.querySelector('rect');
    const {color, backgroundColor} = getComputedStyle(svg);
    return [color, paper ? getComputedStyle(paper).fill : backgroundColor].join(' ');
  });

describe('Cards in a standalone picture', () => {
  afterEach(() => document.body.replaceChildren());

  for (const id of ['french', 'french-4', 'italian'])
    it(`have the same colours as on pages, without a style sheet: ${id}`, async () => {
      const deck = deckNamed(id)!;
      const drawn = await loadDrawing({deck, mapping: deck.usual});
      const cards = new StillCards(drawn);
      const still = document.createElement('div');
      still.innerHTML = CARDS.map((card) => markup(cards.face(card, {x: 0, y: 0, width: 50}))).join('');
      const page = document.createElement('div');
      render(html`<style>${faceStyles}</style>`, page.attachShadow({mode: 'open'}));
      const styled = document.createElement('div');
      styled.innerHTML = CARDS.map((card) => renderCard(drawn, card)).join('');
      page.shadowRoot!.append(styled);
      document.body.append(still, page);
      expect(colours(still, ':scope > svg')).to.deep.equal(colours(styled, ':scope > svg'));
      expect(new Set(colours(still, ':scope > svg')).size).to.equal(id === 'french' ? 2 : 4);
      expect(still.innerHTML).not.to.match(/class=|style=/);
    });

  it('include each figure that they refer to once', async () => {
    const deck = deckNamed('french')!;
    const cards = new StillCards(await loadDrawing({deck, mapping: deck.usual}));
    const place = {x: 0, y: 0, width: 50};
    const drawn =
      ['KC', 'QH', 'KC', '7D'].map((code) => markup(cards.face(parseCard(code)!, place))).join('') +
      markup(cards.back(place));
    const asked = [...drawn.matchAll(/href="#([\w-]+)"/g)].map(([, name]) => name!);
    const given = [
      ...cards.figures
        .map(markup)
        .join('')
        .matchAll(/ id="([\w-]+)"/g),
    ].map(([, name]) => name!);
    expect([...new Set(asked)].sort()).to.deep.equal(given.toSorted());
    expect(given).to.have.lengthOf(3);
  });
});
