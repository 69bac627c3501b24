import {expect} from 'chai';
import '@cartavola/elements/all.js';
import {until} from './table-in-page.js';

/** Elements with buttons that readers tap repeatedly. */
const ELEMENTS = [
  '<scopa-table seed="1" speed="instant"></scopa-table>',
  '<rules-explainer game="scopa"></rules-explainer>',
  '<card-puzzle src="/packages/lessons/puzzles/scopa.json"></card-puzzle>',
  '<game-replay src="/test/samples/articles/clean/matches/capra.json"></game-replay>',
  '<score-pad game="scopa"></score-pad>',
];

/** Returns whether tapping an element twice may zoom the page. Ancestors can only forbid it. */
function mayZoom(element: Element | null): boolean {
  for (let one = element; one; one = one.parentElement) if (getComputedStyle(one).touchAction !== 'auto') return false;
  return true;
}

describe('Tapping a button twice', () => {
  afterEach(() => document.body.replaceChildren());

  for (const markup of ELEMENTS)
    it(`does not zoom the page: ${markup}`, async () => {
      document.body.innerHTML = markup;
      const {shadowRoot} = document.body.firstElementChild!;
      await until(() => shadowRoot!.querySelector('button') !== null);
      const buttons = [...shadowRoot!.querySelectorAll('button, summary')];
      expect(buttons.filter(mayZoom).map(({outerHTML}) => outerHTML)).to.deep.equal([]);
    });
});
