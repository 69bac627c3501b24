import {setViewport} from '@web/test-runner-commands';
import '@cartavola/elements/define/card-diagram.js';
import {expectKept} from '../tables/kept-text.js';
import {until} from '../tables/table-in-page.js';
import {inRegion, shownTree} from './shown-tree.js';

const MATCH = `game: scopa / players: 2 / names: Ada / Bruno
deal 1 / dealer: 1
hands: AS 7D KD / 7H 2C 3S / table: 2D 5D QS QH / stock: 4S 4H 4D 5S 5H 5C
moves: 7D x 2D 5D, 7H`;

/** Diagrams, keyed by name: the text and the attributes. */
const SHOWN: Readonly<Record<string, readonly [text: string, attributes: Readonly<Record<string, string>>]>> = {
  inline: ['AS 7H* ??', {inline: ''}],
  figure: ['AS 7H* KD', {caption: 'Ada', dim: 'K', arrows: '7H>AS'}],
  scopa: [
    'players: 2 / you: AS 7H* KD / table: 2C 5D / piles: 3S 3H / 7S / stock 12',
    {game: 'scopa', deck: 'italian'},
  ],
  capodama: [
    'players: 4 / seat: 0 / dealer: 3 / double: S / capo: 3 / hands: AS 8S / KS 9D / QH TD / AH 8D',
    {game: 'capodama'},
  ],
  capra: ['trump: H / hands: AS KS QS / 4 / 4 / 4 / seat: 0 / leader: 0 / trick: 0: 9D / stock: 16', {game: 'capra'}],
  calypso: [
    'hands: AS KH 7D / 3 / 3 / 2 / leader: 3 / trick: 3: 9D / trumps: SDHC / calypsos: AS QS / KD / - / 8C',
    {game: 'calypso'},
  ],
  trick: ['W: AC, N: 8C*, E: 9C, S: KC', {game: 'calypso', dim: '9', arrows: '8C>AC'}],
  table: ['table: 2C 5D / piles: 7D KD / - / stock: 12', {game: 'scopa'}],
  named: ['names: Ada / Bruno / Ada: AS 7H / table: 2C 5D', {game: 'scopa'}],
  moment: [MATCH, {ply: '1'}],
  'moment-of-a-seat': [MATCH, {ply: '1', seat: '0'}],
  'wrong-card': ['AS 7B', {}],
  'wrong-attribute': ['AS', {theme: 'pink'}],
};

describe('A diagram’s drawing and description', () => {
  before(() => setViewport({width: 800, height: 700}));
  afterEach(() => document.body.replaceChildren());

  for (const lang of ['en', 'fr', 'it'])
    it(`match the snapshot, in ${lang}`, async () => {
      for (const [name, [text, attributes]] of Object.entries(SHOWN)) {
        const diagram = document.createElement('card-diagram');
        for (const [attribute, value] of Object.entries({letters: 'en', lang, ...attributes}))
          diagram.setAttribute(attribute, value);
        diagram.textContent = text;
        inRegion(diagram);
        await until(() => diagram.shadowRoot!.querySelector('.picture, .problem') !== null);
        await expectKept(`test/diagrams/snapshots/${lang}/${name}.txt`, await shownTree(diagram));
        document.body.replaceChildren();
      }
    });
});
