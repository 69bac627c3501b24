import {expect} from 'chai';
import '@cartavola/elements/all.js';
import {untilAsked} from '../journeys/hands.js';
import {findAll, put, until, type Attributes} from './table-in-page.js';

type TableName = 'scopa-table' | 'capodama-table' | 'capra-table' | 'calypso-table';

/** Maximum number of elements in a table's shadow root at the reader's first turn, including definitions. */
const GOAL = 392;

/**
 * Usual deals, some with limits slightly above their number of elements, and the worst of the first few hundred seeds.
 * `why` explains a large number. If `most` exceeds the goal, the deal doesn't meet it.
 */
const CASES: readonly (readonly [name: TableName, attributes: Attributes, why?: string | undefined, most?: number])[] =
  [
    ['scopa-table', {}, undefined, 202],
    ['scopa-table', {players: '4'}, undefined, 228],
    ['scopa-table', {players: '4', deck: 'italian'}, undefined, 244],
    ['scopa-table', {players: '4', deck: 'italian', seed: '3'}],
    ['capra-table', {}, undefined, 224],
    ['capra-table', {seed: '17'}, 'three courts in hand, and four cards that were played'],
    ['capodama-table', {players: '2'}, undefined, 264],
    ['capodama-table', {players: '4'}, undefined, 294],
    ['capodama-table', {players: '4', deck: 'italian'}, undefined, 326],
    ['capodama-table', {players: '4', seed: '35'}, 'six courts'],
    [
      'capodama-table',
      {players: '4', seed: '35', deck: 'italian'},
      'six courts, which have more shapes in this deck',
      426,
    ],
    ['capodama-table', {players: '5'}, undefined, 300],
    ['capodama-table', {players: '5', seed: '23'}, 'five courts, and others played', 400],
    ['capodama-table', {players: '1'}, 'six courts'],
    ['capodama-table', {players: '1', seed: '13'}, 'nine courts in two hands', 436],
    ['capodama-table', {players: '3'}, 'five courts'],
    ['capodama-table', {players: '3', seed: '88'}, 'six courts', 400],
    ['capodama-table', {players: '6'}, 'five seats, six totals and ten gifts'],
    ['capodama-table', {players: '6', seed: '34'}, 'five seats, six totals, ten gifts and four courts', 428],
    ['calypso-table', {}, 'thirteen cards, of which four are courts'],
    ['calypso-table', {seed: '2'}, 'thirteen cards, of which three are courts'],
    ['calypso-table', {seed: '3'}, 'thirteen cards, and a trick of two'],
    ['calypso-table', {seed: '251'}, 'six courts in hand, and two played', 476],
  ];

describe('A table at the first turn', () => {
  afterEach(() => document.body.replaceChildren());

  for (const [name, attributes, why, most = GOAL] of CASES)
    it(`has at most ${most} elements: ${name} ${JSON.stringify(attributes)}${why ? `, ${why}` : ''}`, async () => {
      const element = await put(name, {seed: '1', lang: 'en', ...attributes});
      await until(() => findAll(element, '.seat > .avatar').length === 0);
      await untilAsked(element);
      expect(element.shadowRoot!.querySelectorAll('*').length).to.be.at.most(most);
    });
});
