import {card, RANKS, SUITS, suitOf, type Card} from '@cartavola/engine';
import {expect} from 'chai';
import {html, render} from 'lit';
import {
  allDecks,
  back,
  deckNamed,
  faceStyles,
  loadFaces,
  type Deck,
  type DeckFaces,
  type FaceOptions,
} from './index.js';

/** A language's corner letters that differ from those in the mapping. */
const options: FaceOptions = {letters: {K: 'R', Q: 'D', J: 'F'}};
const courts = ['K', 'Q', 'J'] as const;

const facesOf = (deck: Deck): Promise<DeckFaces> => loadFaces({deck, mapping: deck.usual});

const drawn = (template: unknown): HTMLElement => {
  const box = document.createElement('div');
  render(template, box);
  return box;
};
const markup = (node: Element): string => node.innerHTML.replace(/<!--.*?-->/g, '');
const hrefs = (node: Element): string[] =>
  [...node.querySelectorAll('use')].map((use) => use.getAttribute('href')!.slice(1));
/** Counts the drawn parts. Symbols and letters share a few paths, and each begins with a move command. */
const parts = (node: Element): number =>
  [...node.querySelectorAll('path')].reduce((sum, path) => sum + path.getAttribute('d')!.match(/m/gi)!.length, 0);
/** Draws the definitions that all cards with these faces refer to. */
const drawnDefs = (faces: DeckFaces): HTMLElement => drawn(html`<svg><defs>${faces.defs}</defs></svg>`);
/** Counts the lines that draw a card's index. */
const indexOf = (faces: DeckFaces, one: Card): number => {
  const index = drawn(faces.face(one, {...options, compact: true})).querySelector('path[stroke="currentColor"]')!;
  return index.getAttribute('d')!.match(/m/gi)!.length;
};

for (const deck of allDecks()) {
  describe(`the ${deck.id} deck`, () => {
    const ranks = RANKS.filter((rank) => deck.usual.ranks[rank]);
    let faces: DeckFaces;
    let cards: Card[];
    before(async () => {
      faces = await facesOf(deck);
      cards = SUITS.flatMap((suit) => ranks.map((rank) => card(rank, suit)));
    });

    it('draws every card as one hidden svg with an index and a suit symbol in two corners', () => {
      for (const one of cards) {
        const box = drawn(faces.face(one, options));
        const face = box.querySelector('svg')!;
        expect(box.children.length).to.equal(1);
        expect(face.getAttribute('viewBox')).to.equal('0 0 100 140');
        expect(face.getAttribute('aria-hidden')).to.equal('true');
        expect(face.classList.contains('card-face')).to.equal(true);
        expect(parts(face)).to.be.at.least(2 * indexOf(faces, one) + 2 * parts(drawn(faces.sign(suitOf(one)))));
      }
    });

    it('draws a court card with few shapes, because a table has many and each is laid out and painted', () => {
      const most = deck.id === 'italian' ? 40 : 28;
      for (const suit of SUITS)
        for (const rank of courts) {
          const face = drawn(faces.face(card(rank, suit), options)).querySelector('svg')!;
          expect(face.querySelectorAll('*').length, rank + suit).to.be.at.most(most);
        }
    });

    it('defines everything that its pictures refer to exactly once, and nothing else', async () => {
      const faces = await facesOf(deck);
      const drawnIds = (): string[] => [...drawnDefs(faces).querySelectorAll('[id]')].map(({id}) => id);
      for (const one of cards) drawn(faces.face(one, options));
      expect(drawnIds()).to.deep.equal([]);
      drawn(faces.back());
      drawn(faces.back());
      expect(drawnIds()).to.deep.equal(['cv-back']);
    });

    it('refers only to drawings in its defs, each defined once', () => {
      for (const one of cards) drawn(faces.face(one, options));
      const ids = [...drawnDefs(faces).querySelectorAll('[id]')].map((element) => element.id);
      expect(new Set(ids).size).to.equal(ids.length);
      for (const id of ids) expect(id).to.match(/^cv-/);
      const used = [
        ...hrefs(drawnDefs(faces)),
        ...cards.flatMap((one) => hrefs(drawn(faces.face(one, options)))),
        ...SUITS.flatMap((suit) => hrefs(drawn(faces.sign(suit)))),
      ];
      expect(used.filter((id) => !ids.includes(id))).to.deep.equal([]);
    });

    it('draws every card differently', () => {
      const all = cards.map((one) => markup(drawn(faces.face(one, options))));
      expect(new Set(all).size).to.equal(cards.length);
    });

    it('has twelve court cards that do not differ only in colour', () => {
      // Skip the symbols and letters in the corners, which have no ink lines.
      const inked = (face: Element): string =>
        [...face.querySelectorAll('path:not([stroke])')].map((path) => path.getAttribute('d')).join();
      const figures = SUITS.flatMap((suit) =>
        courts.map((rank) => inked(drawn(faces.face(card(rank, suit), options)))),
      );
      expect(new Set(figures).size).to.equal(12);
    });

    it('draws as many suit symbols as the number on the card', () => {
      for (const one of cards) {
        const count = Number(ranks[cards.indexOf(one) % ranks.length]!.replace('T', '10'));
        if (!count) continue;
        const sign = parts(drawn(faces.sign(suitOf(one))));
        expect(parts(drawn(faces.face(one, options)))).to.equal(2 * indexOf(faces, one) + (count + 2) * sign);
      }
    });

    it('draws a compact face with one index and one suit symbol', () => {
      for (const one of cards) {
        const compact = drawn(faces.face(one, {...options, compact: true}));
        expect(parts(compact)).to.equal(indexOf(faces, one) + parts(drawn(faces.sign(suitOf(one)))));
        expect(markup(compact)).not.to.equal(markup(drawn(faces.face(one, options))));
      }
    });

    it('uses no transforms', () => {
      for (const one of cards) expect(drawn(faces.face(one, options)).querySelector('[transform]')).to.equal(null);
    });

    it('passes a strict content security policy: no style attribute, no data: URL', () => {
      const all = [
        drawnDefs(faces),
        drawn(back),
        ...cards.map((one) => drawn(faces.face(one, options))),
        ...SUITS.map((suit) => drawn(faces.sign(suit))),
      ];
      for (const box of all) {
        expect(box.querySelector('[style], style, image')).to.equal(null);
        expect(box.innerHTML).not.to.contain('data:');
        expect(box.innerHTML).not.to.contain('undefined');
        expect(box.innerHTML).not.to.contain('NaN');
      }
    });

    it('keeps every figure inside the card', () => {
      const page = document.createElement('div');
      document.body.append(page);
      for (const suit of SUITS)
        for (const rank of courts) {
          render(faces.face(card(rank, suit), options), page);
          const face = page.firstElementChild!;
          Object.assign((face as SVGElement).style, {display: 'block', width: '100px', height: '140px'});
          const paper = face.getBoundingClientRect();
          for (const shape of face.querySelectorAll('path')) {
            const box = shape.getBoundingClientRect();
            const least = Math.min(
              box.left - paper.left,
              box.top - paper.top,
              paper.right - box.right,
              paper.bottom - box.bottom,
            );
            expect(least, rank + suit).to.be.at.least(2);
          }
        }
      page.remove();
    });
  });
}

describe('faces', () => {
  it('draw an index without a glyph as text', async () => {
    const faces = await facesOf(deckNamed('french')!);
    const face = drawn(faces.face(card('K', 'S'), {letters: {K: 'Ж'}}));
    expect([...face.querySelectorAll('text')].map((text) => text.textContent)).to.deep.equal(['Ж', 'Ж']);
  });

  it('throw for a card that the deck does not have', async () => {
    const faces = await facesOf(deckNamed('italian')!);
    expect(() => faces.face(card('9', 'S'), options)).to.throw(RangeError);
  });

  it('give each suit its colour, and use four colours in the four-colour deck', async () => {
    const colours = async (id: string): Promise<string[]> => {
      const host = document.createElement('div');
      document.body.append(host);
      const root = host.attachShadow({mode: 'open'});
      root.adoptedStyleSheets = [faceStyles.styleSheet!];
      const faces = await facesOf(deckNamed(id)!);
      render(
        SUITS.map((suit) => faces.face(card('7', suit), options)),
        root,
      );
      const found = [...root.querySelectorAll('svg')].map((face) => getComputedStyle(face).color);
      host.remove();
      return found;
    };
    expect(new Set(await colours('french')).size).to.equal(2);
    expect(new Set(await colours('french-4')).size).to.equal(4);
    expect(new Set(await colours('italian')).size).to.equal(4);
  });
});
