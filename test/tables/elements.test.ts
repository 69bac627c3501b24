import {expect} from '@open-wc/testing';
import '@cartavola/elements/all.js';
import {untilAsked} from '../journeys/hands.js';
import {findAll, put, until, type Attributes} from './table-in-page.js';

type TableName = 'scopa-table' | 'capodama-table' | 'capra-table' | 'calypso-table';

/** Most elements in the shadow root of a table at the reader's first turn, definitions included: 350 wherever the deal lets it. */
const CASES: readonly (readonly [name: TableName, attributes: Attributes, most: number, why?: string])[] = [
  ['scopa-table', {}, 350],
  ['scopa-table', {players: '4'}, 350],
  ['scopa-table', {players: '4', deck: 'italian'}, 350],
  ['capra-table', {}, 350],
  ['capodama-table', {players: '2'}, 350],
  ['capodama-table', {players: '4'}, 350],
  ['capodama-table', {players: '4', deck: 'italian'}, 350],
  ['capodama-table', {players: '5'}, 350],
  ['capodama-table', {players: '1'}, 410, 'figures of six courts'],
  ['capodama-table', {players: '3'}, 380, 'figures of five courts'],
  ['capodama-table', {players: '6'}, 399, 'five seats, six totals and ten gifts'],
  ['calypso-table', {}, 429, 'thirteen cards, figures of four courts'],
  ['calypso-table', {seed: '3'}, 364, 'thirteen cards, and a trick of three'],
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
