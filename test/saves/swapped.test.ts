import {expect} from 'chai';
import type {CardTable} from '@cartavola/elements';
import type {EmbeddedPage} from '../embedded-page.js';
import {told} from '../journeys/hands.js';
import {find, until} from '../tables/table-in-page.js';
import {openTab, playMoves, putTable, textOf} from './match-in-page.js';

/** Ways in which pages replace their content. Each returns when it is done. */
const WAYS: Readonly<Record<string, (document: Document) => void>> = {
  'rewrites its own markup': (document) => {
    document.body.innerHTML += '<p>Read more</p>';
  },
  'shows another page, and then a copy of this one': (document) => {
    const copy = document.body.cloneNode(true);
    document.body.replaceWith(document.createElement('body'));
    document.body.replaceWith(copy);
  },
  'shows another page, and then the markup of this one': (document) => {
    const markup = document.body.innerHTML;
    document.body.innerHTML = '<p>Another page</p>';
    document.body.innerHTML = markup;
  },
  'is translated, with each text in its own elements': (document) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      text.replaceWith(outer);
      outer.firstElementChild!.append(text);
    }
  },
};

const LESSON = `<lesson-step skill="Sums">
  <p>What can you add up?</p>
  <lesson-position hand="QS KH AD" table="5D 3H 4C JC"></lesson-position>
  <lesson-ask kind="play" goal="takes"></lesson-ask>
</lesson-step>`;

/** Numbers of problems, cards and pictures in each of the page's elements. */
function shown({document}: EmbeddedPage): unknown[][] {
  return [...document.body.querySelectorAll('scopa-table, card-diagram, rules-explainer')].map((element) => [
    element.localName,
    element.shadowRoot?.querySelectorAll('.problem').length,
    element.shadowRoot?.querySelectorAll('[data-card], .card, [part=picture]').length,
  ]);
}

describe('Page content that', () => {
  let page: EmbeddedPage;
  beforeEach(async () => {
    localStorage.clear();
    page = await openTab();
  });
  afterEach(() => {
    document.body.replaceChildren();
    localStorage.clear();
  });

  for (const [name, replace] of Object.entries(WAYS))
    it(`${name} is restored: the table with its match, the diagram, the lesson`, async () => {
      const table = await putTable(
        page,
        {save: 'swapped', seed: 'swapped', rules: 'italian', lang: 'en'},
        'scopa-table',
      );
      const others = page.document.createElement('div');
      others.innerHTML = `<card-diagram game="scopa" lang="en">you: AS 7H / table: 2C 5D</card-diagram>
        <rules-explainer game="scopa" lang="en">${LESSON}</rules-explainer>`;
      page.document.body.append(others);
      const isWhole = (): boolean =>
        ['card-diagram', 'rules-explainer'].every((one) => {
          const element = page.document.querySelector(one)!;
          return element.shadowRoot !== null && find(element, '[data-card], [part=picture]') !== null;
        });
      await until(isWhole);
      await playMoves(table, 2);
      const [before, text] = [shown(page), textOf(table)];
      expect(before.map(([, problems]) => problems)).to.deep.equal([0, 0, 0]);

      replace(page.document);
      const now = (): CardTable => page.document.querySelector('scopa-table')!;
      await until(() => now().record !== undefined && now().scene !== undefined && isWhole());
      await now().updateComplete;
      expect(textOf(now())).to.equal(text);
      expect(shown(page)).to.deep.equal(before);
      const moved = told(now(), 'table-move');
      expect(now().play(now().scene!.moves[0]!)).to.equal(true);
      await moved;
      expect(page.errors).to.deep.equal([]);
    });
});
