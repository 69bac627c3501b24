import {expect} from 'chai';
import {emulateMedia, setViewport} from '@web/test-runner-commands';
import {parseCard, type Card, type SeatMove} from '@cartavola/engine';
import {cardIn, packOf, recordOf, scopaTable} from '../../../../../test/tables/scopa-in-page.js';
import {find, findAll, told, until} from '../../../../../test/tables/table-in-page.js';
import type {ScopaTable} from './scopa-table.js';

const card = (code: string): Card => parseCard(code)!;

/** Cards of decreasing value, so none captures another. */
const LAID = ['7S', '6D', '5S', '4D', '3S', '2D'];
const layingPack = packOf({hand: '7S 5S 3S', other: '6D 4D 2D', table: 'KC KD QC QD'});
const laying = LAID.map((code, place): SeatMove => ({seat: place % 2, type: 'play', card: card(code)}));

/** The king captures a king, and the queen captures a queen. */
const takingPack = packOf({hand: 'KH JH 4H', other: 'QH 6C 5C', table: 'KC QC 3C AC'});
const taking: SeatMove[] = [
  {seat: 0, type: 'play', card: card('KH'), takes: [card('KC')]},
  {seat: 1, type: 'play', card: card('QH'), takes: [card('QC')]},
];

const at = (pack: readonly Card[], moves: readonly SeatMove[]): Promise<ScopaTable> =>
  scopaTable({speed: 'slow'}, {record: recordOf({dealer: 1, pack, moves})});

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;

/** Midpoint between the leftmost and the rightmost edge. */
function centreOf(boxes: readonly DOMRect[]): number {
  return (Math.min(...boxes.map(({left}) => left)) + Math.max(...boxes.map(({right}) => right))) / 2;
}

describe('The cards on a Scopa table', () => {
  afterEach(async () => {
    document.body.replaceChildren();
    await setViewport({width: 1000, height: 800});
  });

  it('do not overlap each other or the hand in print', async () => {
    await setViewport({width: 794, height: 1000});
    const table = await at(layingPack, laying.slice(0, 4));
    await emulateMedia({media: 'print'});
    try {
      const boxes = findAll(table, '.spread .card, .hand .card').map((one) => one.getBoundingClientRect());
      expect(boxes.length).to.be.at.least(9);
      for (const [place, box] of boxes.entries())
        expect(
          boxes.slice(place + 1).some((other) => overlap(box, other)),
          String(place),
        ).to.equal(false);
    } finally {
      await emulateMedia({media: 'screen'});
    }
  });

  for (const [width, height] of [
    [1366, 650],
    [1280, 600],
    [820, 1106],
    [390, 664],
    [360, 640],
    [844, 390],
    [320, 568],
    [1920, 1080],
  ] as const) {
    it(`form centred rows that do not overlap: ${width} by ${height}`, async () => {
      await setViewport({width, height});
      for (const [count, pack, moves] of [
        [2, takingPack, taking],
        [4, layingPack, []],
        [8, layingPack, laying.slice(0, 4)],
        [10, layingPack, laying],
      ] as const) {
        const element = await at(pack, moves);
        const boxOf = (one: Element): DOMRect => one.getBoundingClientRect();
        const boxes = findAll(element, '.spread li').map(boxOf);
        expect(boxes).to.have.lengthOf(count);
        const felt = boxOf(find(element, '.table'));
        const middle = boxOf(find(element, '.middle'));
        const rows = [...new Set(boxes.map(({top}) => Math.round(top)))];
        for (const row of rows) {
          const centre = centreOf(boxes.filter(({top}) => Math.abs(top - row) <= 1));
          expect(centre, `row of ${count}`).to.be.closeTo(felt.left + felt.width / 2, 1.5);
        }
        for (const [place, one] of boxes.entries()) {
          expect(one.width, `width among ${count}`).to.be.at.least(width > 320 ? 44 : 40);
          expect(one.left).to.be.at.least(middle.left);
          expect(one.right).to.be.at.most(middle.right);
          expect(one.top).to.be.at.least(middle.top);
          expect(one.bottom).to.be.at.most(middle.bottom);
          expect(
            boxes.slice(place + 1).some((other) => overlap(one, other)),
            `overlap among ${count}`,
          ).to.equal(false);
        }
        element.remove();
      }
    });
  }

  for (const [width, height] of [
    [320, 568],
    [390, 664],
    [500, 700],
    [844, 390],
  ] as const) {
    it(`are not covered by the sum of a capture: ${width} by ${height}`, async () => {
      await setViewport({width, height});
      const pack = packOf({hand: 'KD QS 3C', other: 'AD 6D 4D', table: '5S 3S 2H 5C'});
      const moves: SeatMove[] = [
        {seat: 0, type: 'play', card: card('QS')},
        {seat: 1, type: 'play', card: card('AD')},
      ];
      const element = await at(pack, moves);
      cardIn(element, 'KD').click();
      await until(() => findAll(element, '.choice').length > 1);
      const sum = find(element, '.sum').getBoundingClientRect();
      const cards = findAll(element, '.spread .card, .hand .card, .question');
      expect(cards).to.have.lengthOf(9);
      for (const one of cards) expect(overlap(sum, one.getBoundingClientRect()), one.textContent).to.equal(false);
    });
  }

  it('move together when cards are captured', async () => {
    const element = await at(takingPack, []);
    const moved = told(element, 'table-move');
    cardIn(element, 'KH').click();
    const stays = cardIn(element, 'AC');
    await moved;
    await until(() => !cardIn(element, 'KC') && stays.getAnimations().length > 0);
    await Promise.all(stays.getAnimations().map(({finished}) => finished));
    const felt = find(element, '.table').getBoundingClientRect();
    const boxes = findAll(element, '.spread li').map((one) => one.getBoundingClientRect());
    expect(centreOf(boxes)).to.be.closeTo(felt.left + felt.width / 2, 1.5);
  });
});
