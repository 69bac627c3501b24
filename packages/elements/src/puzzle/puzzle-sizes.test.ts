import {expect} from 'chai';
import {emulateMedia, setViewport} from '@web/test-runner-commands';
import {LANGUAGES} from '@cartavola/words';
import {BEST, setOf, SWEEP} from '../../../../test/lessons/puzzle-examples.js';
import {unreadable} from '../../../../test/readable-text.js';
import {find, findAll, until} from '../../../../test/tables/table-in-page.js';
import '../define/card-puzzle.js';
import type {CardPuzzle} from './card-puzzle.js';

/** Window sizes: a small phone in portrait, a phone in landscape, a phone in portrait, and a computer. */
const SIZES = [
  [320, 568],
  [844, 390],
  [390, 664],
  [1366, 768],
] as const;

describe('A puzzle, in any window and at any text size', () => {
  before(() => emulateMedia({reducedMotion: 'reduce'}));
  beforeEach(() => {
    document.body.style.margin = '0';
  });
  afterEach(() => {
    document.body.replaceChildren();
    document.body.removeAttribute('style');
    localStorage.clear();
  });
  after(async () => {
    await emulateMedia({reducedMotion: 'no-preference'});
    await setViewport({width: 900, height: 700});
  });

  async function put(lang: string, text: string): Promise<CardPuzzle> {
    const element = document.createElement('card-puzzle');
    element.lang = lang;
    element.style.setProperty('--cartavola-font-size', text);
    element.puzzle = setOf(SWEEP, BEST);
    document.body.append(element);
    await until(() => find(element, '.hand button') !== null);
    return element;
  }

  /** Returns the widths of the cards in the hand and on the table, and their distances from the top of the puzzle. */
  const layout = (element: Element): number[] => {
    const {top} = find(element, '.felt').getBoundingClientRect();
    return findAll(element, '.hand .card, .middle .card').flatMap((card) => {
      const box = card.getBoundingClientRect();
      return [box.width, box.left, card.matches('.picked') ? box.top + 6 - top : box.top - top].map(Math.round);
    });
  };

  async function look(element: CardPuzzle, first: number[], when: string): Promise<void> {
    await element.updateComplete;
    expect(unreadable(element.shadowRoot!), when).to.deep.equal([]);
    expect(layout(element), `cards ${when}`).to.deep.equal(first);
    const feedback = find(element, '.feedback').getBoundingClientRect();
    const foot = find(element, '.lesson-foot').getBoundingClientRect();
    // Feedback that is taller than the window is shown from its top.
    if (feedback.height > 0 && feedback.top > 1)
      expect(feedback.bottom, `bottom of the feedback ${when}`).to.be.at.most(Math.min(foot.top, innerHeight) + 1);
  }

  for (const [width, height] of SIZES)
    for (const text of ['16px', '32px'])
      it(`keeps its cards in place, and shows all text: ${width} × ${height}, ${text}`, async () => {
        await setViewport({width, height});
        for (const lang of LANGUAGES) {
          const element = await put(lang, text);
          const first = layout(element);
          await look(element, first, 'at first');
          for (const hint of [1, 2, 3]) {
            find(element, '.hint').click();
            await look(element, first, `with hint ${hint}`);
          }
          const hinted = find(element, '.feedback').textContent;
          find(element, '.hand button[data-card="JS"]').click();
          await element.updateComplete;
          find(element, '.actions .primary').click();
          await until(() => ![hinted, ''].includes(find(element, '.feedback').textContent));
          await look(element, first, 'after a wrong move');
          element.remove();
          scrollTo(0, 0);
        }
      });
});
