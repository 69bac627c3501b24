import {expect} from 'chai';
import {resetMouse, sendMouse} from '@web/test-runner-commands';
import {emulateFeatures, stroke} from '../../../../../test/input.js';
import {pointOf} from '../../../../../test/journeys/hands.js';
import {capraHands} from '../../../../../test/tables/capra-deal.js';
import {find, findAll, put, told, until} from '../../../../../test/tables/table-in-page.js';
import '../../define/capra-table.js';
import type {CapraTable} from './capra-table.js';

const HANDS = ['AS TS KH 7D', 'QS JS 9H 8D', '8S AH TH QD', 'KS 7S JH 6D'];

const leading = (): Promise<CapraTable> => put('capra-table', {}, 'table-turn', capraHands(3, HANDS, '6C'));

/** Opens a table where two cards were led, so the reader must answer with two. */
const answering = (): Promise<CapraTable> =>
  put('capra-table', {}, 'table-turn', capraHands(2, HANDS, '6C', [{seat: 3, type: 'lead', cards: 'KS 7S'}]));

const cardOf = (table: Element, key: string): HTMLElement => find(table, `.hand [data-card="${key}"]`);
const keysOf = (table: Element, look: string): string[] =>
  findAll(table, `.hand .${look}`).map((one) => one.dataset['card']!);

async function pick(table: CapraTable, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    cardOf(table, key).click();
    await table.updateComplete;
  }
}

/** Drags a card to the middle, and returns the cards that moved. */
async function drop(table: CapraTable, key: string): Promise<string[]> {
  const middle = await pointOf(find(table, '.middle'));
  await sendMouse({type: 'move', position: await pointOf(cardOf(table, key))});
  await stroke('down', middle);
  await until(() => cardOf(table, key).matches('.lifted'));
  const dragged = keysOf(table, 'lifted');
  await sendMouse({type: 'up'});
  return dragged;
}

describe('Cards dragged to the middle at a Capra table', () => {
  before(() => emulateFeatures({'prefers-reduced-motion': 'reduce'}));
  afterEach(async () => {
    await resetMouse();
    document.body.replaceChildren();
  });
  after(() => emulateFeatures());

  for (const [picked, card, dragged, said] of [
    [['AS', 'TS'], 'TS', ['AS', 'TS'], 'You lead the ace of spades and the ten of spades.'],
    [[], 'AS', ['AS'], 'You lead the ace of spades.'],
  ] as const) {
    it(`are led together if they were selected: ${dragged.join(' ')}`, async () => {
      const table = await leading();
      await pick(table, ...picked);
      const moved = told(table, 'table-move');
      expect(await drop(table, card)).to.have.members([...dragged]);
      await moved;
      expect(table.log.map(({text}) => text)).to.include(said);
    });
  }

  it('are played together as an answer', async () => {
    const table = await answering();
    await pick(table, 'KH', '7D');
    const moved = told(table, 'table-move');
    expect(await drop(table, 'KH')).to.have.members(['KH', '7D']);
    await moved;
    expect(table.log.map(({text}) => text)).to.include('You fold the king of hearts and the seven of diamonds.');
  });

  it('stay selected if there are too few, and the reason is shown', async () => {
    const table = await answering();
    await pick(table, 'KH');
    await drop(table, 'KH');
    await until(() => findAll(table, '.note').length > 0);
    expect(keysOf(table, 'picked')).to.deep.equal(['KH']);
    await until(() => keysOf(table, 'lifted').length === 0);
  });
});
