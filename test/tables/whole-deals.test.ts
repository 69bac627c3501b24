import {expect} from 'chai';
import {setViewport} from '@web/test-runner-commands';
import {emulateFeatures, emulateTouch} from '../input.js';
import {digits, finger, mouse, type Hands} from '../journeys/hands.js';
import {matchWith, type Given} from './given-deals.js';
import {playDeal, type Played, type Refused} from './play-deal.js';
import {find, findAll, table, told} from './table-in-page.js';

interface WholeDeal {
  readonly given: Given;
  readonly by: Hands;
  readonly lang: string;
  readonly gifts?: number;
  readonly refusals?: readonly Refused[];
  readonly does: Omit<Played, 'questions'>;
  /** The questions, in the order in which they are asked. */
  readonly asks: readonly string[];
}

const DEALS: readonly WholeDeal[] = [
  {
    given: {players: 1, held: {0: 'AH'}},
    by: mouse,
    lang: 'en',
    does: {choices: 1, gifts: 0, cards: {own: 16, across: 16}},
    asks: ['Name the doubled suit', 'Your turn', 'Play for Inez'],
  },
  {
    given: {players: 1, held: {0: 'AH'}},
    by: digits,
    lang: 'fr',
    does: {choices: 1, gifts: 0, cards: {own: 16, across: 16}},
    asks: ['Annoncez la couleur doublée', 'À vous de jouer', 'Jouez pour Inès'],
  },
  {
    given: {players: 2, dealer: 1, held: {0: 'AH'}},
    by: finger,
    lang: 'it',
    does: {choices: 1, gifts: 0, cards: {own: 16, across: 0}},
    asks: ['Annuncia il seme raddoppiato', 'Tocca a te'],
  },
  {
    given: {players: 2, dealer: 1, held: {0: 'AH'}},
    by: digits,
    lang: 'en',
    does: {choices: 1, gifts: 0, cards: {own: 16, across: 0}},
    asks: ['Name the doubled suit', 'Your turn'],
  },
  {
    given: {players: 3, dealer: 2, held: {0: 'AH'}},
    by: mouse,
    lang: 'fr',
    does: {choices: 2, gifts: 0, cards: {own: 8, across: 0}},
    asks: ['Annoncez la couleur doublée', 'Nommez le quatrième atout', 'À vous de jouer'],
  },
  {
    given: {players: 3, dealer: 2, held: {0: 'AH'}},
    by: digits,
    lang: 'it',
    does: {choices: 2, gifts: 0, cards: {own: 8, across: 0}},
    asks: ['Annuncia il seme raddoppiato', 'Nomina la quarta briscola', 'Tocca a te'],
  },
  {
    given: {players: 4, dealer: 3, held: {0: 'AH QH'}},
    by: mouse,
    lang: 'en',
    gifts: 1,
    refusals: [
      {
        card: 'AH',
        rule: 'capodama.keep-ace',
        said: 'You can’t give the ace of hearts. It makes its holder the capo.',
      },
    ],
    does: {choices: 1, gifts: 1, cards: {own: 8, across: 0}},
    asks: ['Name the doubled suit', 'Give a card to Inez', 'Your turn'],
  },
  {
    given: {players: 4, dealer: 3, held: {0: 'QH', 1: 'AH'}},
    by: digits,
    lang: 'fr',
    gifts: 1,
    refusals: [
      {
        card: 'QH',
        rule: 'capodama.dama-not-to-capo',
        said: 'La dame de cœur ne peut pas aller au capo. Le capo est à votre gauche : donnez une autre carte.',
      },
    ],
    does: {choices: 0, gifts: 1, cards: {own: 8, across: 0}},
    asks: ['Donnez une carte à Inès', 'À vous de jouer'],
  },
  {
    given: {players: 5, dealer: 4, held: {0: 'QH', 1: 'AH'}},
    by: finger,
    lang: 'it',
    gifts: 1,
    refusals: [
      {
        card: 'QH',
        rule: 'capodama.dama-not-to-capo',
        said: 'La donna di cuori non può andare al capo. Il capo siede alla tua sinistra: dai un’altra carta.',
      },
    ],
    does: {choices: 0, gifts: 1, cards: {own: 8, across: 0}},
    asks: ['Dai una carta a Ines', 'Tocca a te'],
  },
  {
    given: {players: 5, dealer: 4, held: {0: 'AH'}},
    by: digits,
    lang: 'en',
    gifts: 1,
    does: {choices: 1, gifts: 1, cards: {own: 8, across: 0}},
    asks: ['Name the doubled suit', 'Give a card to Inez', 'Your turn'],
  },
  {
    given: {players: 6, dealer: 5, held: {0: 'QH KH', 1: 'AH'}},
    by: mouse,
    lang: 'fr',
    gifts: 2,
    refusals: [
      {
        card: 'QH',
        rule: 'capodama.dama-not-to-capo',
        said: 'La dame de cœur ne peut pas aller au capo. Le capo est à votre gauche : donnez une autre carte.',
      },
      {
        card: 'KH',
        rule: 'capodama.king',
        said: 'Le roi de cœur ne peut pas aller au capo. Le capo est à votre gauche : donnez une autre carte.',
      },
    ],
    does: {choices: 0, gifts: 2, cards: {own: 8, across: 0}},
    asks: ['Donnez une carte à Inès', 'À vous de jouer'],
  },
  {
    given: {players: 6, dealer: 5, held: {0: 'QH KH', 5: 'AH'}},
    by: digits,
    lang: 'it',
    gifts: 2,
    refusals: [
      {
        card: 'QH',
        rule: 'capodama.dama-not-to-capo',
        said: 'La donna di cuori non può andare al capo. Il capo siede alla tua destra: dai un’altra carta.',
        second: true,
      },
      {
        card: 'KH',
        rule: 'capodama.king',
        said: 'Il re di cuori non può andare al capo. Il capo siede alla tua destra: dai un’altra carta.',
        second: true,
      },
    ],
    does: {choices: 0, gifts: 2, cards: {own: 8, across: 0}},
    asks: ['Dai una carta a Ines', 'Tocca a te'],
  },
];

const NAMES = new Map([
  [mouse, 'the mouse'],
  [finger, 'taps'],
  [digits, 'keyboard alone'],
]);

describe('A whole deal', () => {
  before(async () => {
    await setViewport({width: 600, height: 900});
    await emulateFeatures({'prefers-reduced-motion': 'reduce'});
  });
  after(async () => {
    await emulateFeatures();
    await setViewport({width: 1000, height: 800});
  });
  afterEach(async () => {
    document.body.replaceChildren();
    await emulateTouch(false);
  });

  for (const {given, by, lang, gifts = 0, refusals = [], does, asks} of DEALS) {
    it(`with ${given.players} is played by ${NAMES.get(by)}, in ${lang}, and the next one begins`, async () => {
      await emulateTouch(by === finger);
      const element = await table({lang, players: String(given.players)}, 'table-ready', matchWith(given));
      const halves = given.players < 3;
      expect(findAll(element, '.stock').length, 'cards to come').to.equal(halves ? 1 : 0);
      const {questions, ...done} = await playDeal(element, by, {gifts, refusals});
      expect(done).to.deep.equal(does);
      expect(questions).to.deep.equal(asks);
      expect(find(element, '.stock'), 'cards to come').to.equal(null);
      const dealt = told(element, 'table-deal');
      await by.use(find(element, '.primary'));
      await dealt;
    });
  }
});
