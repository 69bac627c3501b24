import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import type {TableErrorEvent, TableMatchEvent} from '../card-table/events.js';
import {emulateFeatures} from '../../../../test/input.js';
import {keyboard, mouse, untilAsked} from '../../../../test/journeys/hands.js';
import {playMatch} from '../../../../test/journeys/play-match.js';
import {calypsoTable, recordFrom} from '../../../../test/tables/calypso-in-page.js';
import {find, findAll, hand, told} from '../../../../test/tables/table-in-page.js';

afterEach(async () => {
  document.body.replaceChildren();
  document.body.style.margin = '';
  await emulateFeatures();
  await setViewport({width: 1000, height: 800});
});

describe('A whole match of Calypso', () => {
  for (const {name, hands, lang, width} of [{name: 'keyboard alone', hands: keyboard, lang: 'fr', width: 390}]) {
    it(`can be played by ${name}, in ${lang}, at ${width} px`, async () => {
      await setViewport({width, height: 900});
      await emulateFeatures({'prefers-reduced-motion': 'reduce'});
      document.body.style.margin = '0';
      const table = await calypsoTable({lang, seed: 'journey'}, {until: 'table-ready'});
      const over = told<TableMatchEvent>(table, 'table-match');
      let focused = false;
      const {deals, moves} = await playMatch(table, hands, {
        look() {
          focused ||= document.activeElement === table;
          if (focused) expect(document.activeElement, 'focus').to.equal(table);
          expect(document.documentElement.scrollWidth, 'no sideways scroll').to.be.at.most(width);
        },
      });
      expect([deals, moves]).to.deep.equal([4, 52]);
      const {totals, result} = (await over).detail;
      const cells = (row: string): string[] =>
        findAll(table, `.count ${row} td`).map((cell) => cell.lastChild!.textContent!.trim());
      // The reader, the partner, the left and the right one.
      const inOrder = [0, 2, 1, 3].map((seat) => String(totals[seat]).replace('-', '\u2212'));
      expect(cells('tfoot tr:first-child')).to.deep.equal(inOrder);
      expect(cells('.together')).to.deep.equal(result.sides!.map((points) => String(points).replace('-', '\u2212')));
      expect(findAll(table, '.totals b').map((total) => Number(total.textContent))).to.deep.equal(totals);
    }).timeout(60_000);
  }
});

describe('A hand of Calypso', () => {
  const HANDS = ['AS AS AS KS 2H 2H 3C 4C 5C 6C 7C 8C 9C', 'QS', 'JS', 'TS'];

  it('has a key of its own for each of equal cards, and keeps focus where one of them is played', async () => {
    const table = await calypsoTable({}, {record: recordFrom(3, HANDS, '')});
    const keys = findAll(table, '.hand .card').map((card) => card.dataset['item']!);
    expect(new Set(keys).size).to.equal(13);
    expect(keys.filter((key) => key.startsWith('AS'))).to.have.members(['AS', 'AS.2', 'AS.3']);
    const card = find(table, '[data-item="AS.2"]');
    card.focus();
    await mouse.use(card);
    await untilAsked(table);
    expect(hand(table).filter((code) => code === 'AS')).to.have.lengthOf(2);
    expect(document.activeElement).to.equal(table);
  });

  it('leaves 32 px of each card to touch at 280 px', async () => {
    await setViewport({width: 280, height: 800});
    document.body.style.margin = '0';
    const table = await calypsoTable({}, {record: recordFrom(3, HANDS, '')});
    const cards = findAll(table, '.hand .card').map((card) => card.getBoundingClientRect());
    const rows = [cards.slice(0, 7), cards.slice(7)];
    expect(rows[1]![0]!.top).to.be.greaterThan(rows[0]![6]!.top + 44);
    for (const row of rows) {
      row.slice(1).forEach((card, place) => expect(card.left - row[place]!.left).to.be.at.least(32));
      expect(row.at(-1)!.right).to.be.at.most(280);
    }
  });
});

describe('A table of Calypso tells of an attribute that is wrong', () => {
  for (const [name, value] of [
    ['overruff', 'never'],
    ['revoke', 'maybe'],
    ['draw', 'perhaps'],
  ] as const) {
    it(name, async () => {
      const table = document.createElement('calypso-table');
      table.setAttribute(name, value);
      const error = told<TableErrorEvent>(table, 'table-error');
      document.body.append(table);
      const {detail} = await error;
      expect([detail.code, detail.path]).to.deep.equal(['options.value', `options.${name}`]);
    });
  }
});
