import {expect} from 'chai';
import type {SeatMove} from '@cartavola/engine';
import {setViewport} from '@web/test-runner-commands';
import {packOf, recordOf, scopaTable} from './scopa-in-page.js';
import {find} from './table-in-page.js';

/** A match whose last move takes three cards, which gives the longest sentence below the question. */
const record = recordOf({
  dealer: 1,
  pack: packOf({hand: '7C KH JD', other: '6C 5D JH', table: 'AD 2S 3H QD'}),
  moves: [
    {seat: 0, type: 'play', card: '7C'},
    {seat: 1, type: 'play', card: '6C', takes: 'AD 2S 3H'},
  ] as unknown as SeatMove[],
});

/** The lines of an element's text, as rectangles in the window. */
function linesOf(element: Element): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()];
}

const meets = (a: DOMRect, b: DOMRect): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

describe('The longest sentence at a table', () => {
  after(() => setViewport({width: 1024, height: 768}));

  for (const lang of ['en', 'fr', 'it'])
    for (const [width, height] of [
      [390, 664],
      [768, 1024],
      [844, 390],
      [984, 800],
      [1366, 650],
      [1920, 1080],
    ] as const)
      it(`does not overlap other text: ${lang}, ${width} × ${height}`, async () => {
        await setViewport({width, height});
        const element = await scopaTable({lang}, {record});
        const sentence = linesOf(find(element, '.detail'));
        const others = ['.question', '.own > .taken', '.seats', '.sides'].flatMap((part) =>
          [...find(element, part).querySelectorAll('*'), find(element, part)].flatMap((one) =>
            one.closest('.hidden, .detail') ? [] : linesOf(one).map((box) => [part, box] as const),
          ),
        );
        const met = others.filter(([, box]) => sentence.some((line) => meets(line, box))).map(([part]) => part);
        expect([...new Set(met)]).to.deep.equal([]);
        element.remove();
      });
});
