import {describe, it} from 'node:test';
import {card, mappedDeck, readOptions, type Card} from '@cartavola/engine';
import {scopaRules, type ScopaOptions} from '@cartavola/engine/games/scopa/rules.js';
import {expect} from 'chai';
import {italian} from '../../../../../test/decks/italian.js';
import {LANGUAGES, loadCardWords, type OwnLanguage} from '../../index.js';
import {loadScopaWords} from './load-scopa.js';
import type {ScopaWords} from './scopa-words.js';

const ITALIAN = mappedDeck(italian, scopaRules);

const read = readOptions(scopaRules, {players: 2, acesTakeAll: true});
if (!read.ok) throw new Error(read.problem.message);
const OPTIONS = read.value as ScopaOptions;

async function words(language: OwnLanguage, shown?: typeof ITALIAN): Promise<ScopaWords> {
  return loadScopaWords(language, await loadCardWords(language, shown), OPTIONS);
}

const SEVEN = card('7', 'S');
const FOUR = card('4', 'H');
const THREE = card('3', 'D');
const FIVE = card('5', 'D');

/** A refusal, and its expected wording: the reason and the proof. */
interface Case {
  readonly claim: string;
  readonly rule: string;
  readonly played: Card;
  readonly value: number;
  readonly takes: readonly Card[];
  readonly sum: number;
  readonly proof: readonly Card[];
  readonly said: Readonly<Record<OwnLanguage, readonly [reason: string, proof: string]>>;
}

const CASES: readonly Case[] = [
  {
    claim: 'less than an ace must take, if it takes everything',
    rule: 'scopa.ace-takes-all',
    played: card('A', 'S'),
    value: 1,
    takes: [],
    sum: 0,
    proof: [FOUR, THREE],
    said: {
      en: ['The ace takes all', 'Take the four of hearts and the three of diamonds.'],
      fr: ['L’as rafle tout', 'Prenez le quatre de cœur et le trois de carreau.'],
      it: ['Asso pigliatutto', 'Prendi il quattro di cuori e il tre di quadri.'],
    },
  },
  {
    claim: 'a set with another value',
    rule: 'scopa.capture',
    played: SEVEN,
    value: 7,
    takes: [FOUR, FIVE],
    sum: 9,
    proof: [FOUR, THREE],
    said: {
      en: ['It takes 7, not 9', 'It can take the four of hearts and the three of diamonds.'],
      fr: ['Il faut 7, cela fait 9', 'Le sept peut prendre le quatre de cœur et le trois de carreau.'],
      it: ['Serve 7, qui fa 9', 'Il sette può prendere il quattro di cuori e il tre di quadri.'],
    },
  },
  {
    claim: 'a set although the card takes nothing',
    rule: 'scopa.capture',
    played: card('J', 'C'),
    value: 8,
    takes: [FOUR],
    sum: 4,
    proof: [],
    said: {
      en: ['It takes 8, not 4', 'It takes nothing here.'],
      fr: ['Il faut 8, cela fait 4', 'Le valet ne prend rien ici.'],
      it: ['Serve 8, qui fa 4', 'Il fante qui non prende niente.'],
    },
  },
  {
    claim: 'a card laid down although it could take',
    rule: 'scopa.capture',
    played: SEVEN,
    value: 7,
    takes: [],
    sum: 0,
    proof: [FOUR, THREE],
    said: {
      en: ['The seven must take what it can', 'Take the four of hearts and the three of diamonds.'],
      fr: ['Avec le sept, la prise est obligatoire', 'Prenez le quatre de cœur et le trois de carreau.'],
      it: ['Con il sette la presa è obbligatoria', 'Prendi il quattro di cuori e il tre di quadri.'],
    },
  },
  {
    claim: 'a sum although two single cards have the value',
    rule: 'scopa.single-first',
    played: SEVEN,
    value: 7,
    takes: [FOUR, THREE],
    sum: 7,
    proof: [card('7', 'D'), card('7', 'C')],
    said: {
      en: ['A single card of that value comes first', 'Take the seven of diamonds or the seven of clubs, not a sum.'],
      fr: [
        'La carte seule de même valeur passe avant',
        'Prenez le sept de carreau ou le sept de trèfle, pas une somme.',
      ],
      it: [
        'La carta singola di quel valore viene prima',
        'Prendi il sette di quadri o il sette di fiori, non una somma.',
      ],
    },
  },
];

describe('A refusal at a Scopa table', () => {
  for (const {claim, rule, played, value, takes, sum, proof, said} of CASES) {
    it(`gives the reason and the advice in each language: ${claim}`, async () => {
      for (const language of LANGUAGES) {
        const text = (await words(language)).refusal(rule, played, value, takes, sum, proof);
        expect([text?.reason, text?.proof], language).to.deep.equal(said[language]);
      }
    });
  }

  it('has no text if the rule isn’t one of the game’s', async () => {
    for (const language of LANGUAGES) {
      expect((await words(language)).refusal('common.turn', SEVEN, 7, [], 0, [])).to.equal(undefined);
    }
  });
});

describe('The words of Scopa', () => {
  it('use the names of the deck’s cards', async () => {
    const said = await Promise.all(
      LANGUAGES.map(async (language) => {
        const {took, category, takeQuestion} = await words(language, ITALIAN);
        return [
          took('Livia', [FOUR, THREE], SEVEN, true),
          category('most-diamonds'),
          takeQuestion(card('Q', 'S')),
          took(undefined, [card('A', 'D')], card('A', 'C'), false),
        ];
      }),
    );
    expect(said).to.deep.equal([
      [
        'Livia takes the four of cups and the three of coins with the seven of swords: scopa!',
        'Coins',
        'Take with the knight',
        'You take the ace of coins with the ace of batons.',
      ],
      [
        'Livia prend le quatre de coupes et le trois de deniers avec le sept d’épées\u00a0: scopa\u202f!',
        'Deniers',
        'Prendre avec le cavalier',
        'Vous prenez l’as de deniers avec l’as de bâtons.',
      ],
      [
        'Livia prende il quattro di coppe e il tre di denari con il sette di spade: scopa!',
        'Denari',
        'Da prendere con il cavallo',
        'Prendi l’asso di denari con l’asso di bastoni.',
      ],
    ]);
  });

  it('mention suits in a choice only if ranks do not distinguish the cards', async () => {
    const sets = [[card('7', 'D')], [card('7', 'C')]];
    const said = await Promise.all(
      LANGUAGES.map(async (language) => {
        const {take, takeDetail} = await words(language);
        return [take([FOUR, THREE], false), ...sets.map((set) => take(set, true)), takeDetail(sets, true)];
      }),
    );
    expect(said).to.deep.equal([
      [
        'Take the four and the three',
        'Take the seven of diamonds',
        'Take the seven of clubs',
        'The seven of diamonds or the seven of clubs.',
      ],
      [
        'Prendre le quatre et le trois',
        'Prendre le sept de carreau',
        'Prendre le sept de trèfle',
        'Le sept de carreau ou le sept de trèfle.',
      ],
      [
        'Prendi il quattro e il tre',
        'Prendi il sette di quadri',
        'Prendi il sette di fiori',
        'Il sette di quadri o il sette di fiori.',
      ],
    ]);
  });
});
