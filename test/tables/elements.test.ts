import {expect} from '@open-wc/testing';
import '@cartavola/elements/all.js';
import {untilAsked} from '../journeys/hands.js';
import {findAll, put, until, type Attributes} from './table-in-page.js';

type TableName = 'scopa-table' | 'capodama-table' | 'capra-table' | 'calypso-table';

/** Most elements in the shadow root of a table at the reader's first turn, definitions included: a little more than these deals need. */
const CASES: readonly (readonly [name: TableName, attributes: Attributes, most: number, why?: string])[] = [
  ['scopa-table', {}, 200],
  ['scopa-table', {players: '4'}, 225],
  ['scopa-table', {players: '4', deck: 'italian'}, 240],
  ['capra-table', {}, 220],
  ['capodama-table', {players: '2'}, 255],
  ['capodama-table', {players: '4'}, 290],
  ['capodama-table', {players: '4', deck: 'italian'}, 320],
  ['capodama-table', {players: '5'}, 295],
  ['capodama-table', {players: '1'}, 350, 'six courts'],
  ['capodama-table', {players: '3'}, 330, 'five courts'],
  ['capodama-table', {players: '6'}, 375, 'five seats, six totals and ten gifts'],
  ['calypso-table', {}, 383, 'thirteen cards, of which four are courts'],
  ['calypso-table', {seed: '3'}, 340, 'thirteen cards, and a trick of three'],
];

describe('A table at the first turn', () => {
  afterEach(() => document.body.replaceChildren());

  for (const [name, attributes, most, why] of CASES)
    it(`has at most ${most} elements: ${name} ${JSON.stringify(attributes)}${why ? `, ${why}` : ''}`, async () => {
      const element = await put(name, {seed: '1', lang: 'en', ...attributes});
      await until(() => findAll(element, '.seat > .avatar').every((avatar) => avatar.querySelector('svg')));
      await untilAsked(element);
      expect(element.shadowRoot!.querySelectorAll('*').length).to.be.at.most(most);
    });
});
