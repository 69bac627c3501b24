import {describe, it} from 'node:test';
import {card, mappedDeck, parseCard, type MappedDeck} from '@cartavola/engine';
import {capodama, packOf} from '@cartavola/engine/games/capodama/capodama.js';
import {expect} from 'chai';
import {loadCardWords, LANGUAGES} from '../index.js';
import {italian} from '../../../../test/decks/italian.js';

type Row = readonly [code: string, en: string, fr: string, it: string];

const FRENCH_NAMES: readonly Row[] = [
  ['AS', 'ace of spades', 'as de pique', 'asso di picche'],
  ['7S', 'seven of spades', 'sept de pique', 'sette di picche'],
  ['JS', 'jack of spades', 'valet de pique', 'fante di picche'],
  ['KS', 'king of spades', 'roi de pique', 're di picche'],
  ['QS', 'queen of spades', 'dame de pique', 'donna di picche'],
  ['TS', 'ten of spades', 'dix de pique', 'dieci di picche'],
  ['9S', 'nine of spades', 'neuf de pique', 'nove di picche'],
  ['8S', 'eight of spades', 'huit de pique', 'otto di picche'],
  ['AH', 'ace of hearts', 'as de cœur', 'asso di cuori'],
  ['7H', 'seven of hearts', 'sept de cœur', 'sette di cuori'],
  ['JH', 'jack of hearts', 'valet de cœur', 'fante di cuori'],
  ['KH', 'king of hearts', 'roi de cœur', 're di cuori'],
  ['QH', 'queen of hearts', 'dame de cœur', 'donna di cuori'],
  ['TH', 'ten of hearts', 'dix de cœur', 'dieci di cuori'],
  ['9H', 'nine of hearts', 'neuf de cœur', 'nove di cuori'],
  ['8H', 'eight of hearts', 'huit de cœur', 'otto di cuori'],
  ['AD', 'ace of diamonds', 'as de carreau', 'asso di quadri'],
  ['7D', 'seven of diamonds', 'sept de carreau', 'sette di quadri'],
  ['JD', 'jack of diamonds', 'valet de carreau', 'fante di quadri'],
  ['KD', 'king of diamonds', 'roi de carreau', 're di quadri'],
  ['QD', 'queen of diamonds', 'dame de carreau', 'donna di quadri'],
  ['TD', 'ten of diamonds', 'dix de carreau', 'dieci di quadri'],
  ['9D', 'nine of diamonds', 'neuf de carreau', 'nove di quadri'],
  ['8D', 'eight of diamonds', 'huit de carreau', 'otto di quadri'],
  ['AC', 'ace of clubs', 'as de trèfle', 'asso di fiori'],
  ['7C', 'seven of clubs', 'sept de trèfle', 'sette di fiori'],
  ['JC', 'jack of clubs', 'valet de trèfle', 'fante di fiori'],
  ['KC', 'king of clubs', 'roi de trèfle', 're di fiori'],
  ['QC', 'queen of clubs', 'dame de trèfle', 'donna di fiori'],
  ['TC', 'ten of clubs', 'dix de trèfle', 'dieci di fiori'],
  ['9C', 'nine of clubs', 'neuf de trèfle', 'nove di fiori'],
  ['8C', 'eight of clubs', 'huit de trèfle', 'otto di fiori'],
];

const FRENCH_WITH_ARTICLE: readonly Row[] = [
  ['AS', 'the ace of spades', 'l’as de pique', 'l’asso di picche'],
  ['7S', 'the seven of spades', 'le sept de pique', 'il sette di picche'],
  ['JS', 'the jack of spades', 'le valet de pique', 'il fante di picche'],
  ['KS', 'the king of spades', 'le roi de pique', 'il re di picche'],
  ['QS', 'the queen of spades', 'la dame de pique', 'la donna di picche'],
  ['TS', 'the ten of spades', 'le dix de pique', 'il dieci di picche'],
  ['9S', 'the nine of spades', 'le neuf de pique', 'il nove di picche'],
  ['8S', 'the eight of spades', 'le huit de pique', 'l’otto di picche'],
  ['AH', 'the ace of hearts', 'l’as de cœur', 'l’asso di cuori'],
  ['7H', 'the seven of hearts', 'le sept de cœur', 'il sette di cuori'],
  ['JH', 'the jack of hearts', 'le valet de cœur', 'il fante di cuori'],
  ['KH', 'the king of hearts', 'le roi de cœur', 'il re di cuori'],
  ['QH', 'the queen of hearts', 'la dame de cœur', 'la donna di cuori'],
  ['TH', 'the ten of hearts', 'le dix de cœur', 'il dieci di cuori'],
  ['9H', 'the nine of hearts', 'le neuf de cœur', 'il nove di cuori'],
  ['8H', 'the eight of hearts', 'le huit de cœur', 'l’otto di cuori'],
  ['AD', 'the ace of diamonds', 'l’as de carreau', 'l’asso di quadri'],
  ['7D', 'the seven of diamonds', 'le sept de carreau', 'il sette di quadri'],
  ['JD', 'the jack of diamonds', 'le valet de carreau', 'il fante di quadri'],
  ['KD', 'the king of diamonds', 'le roi de carreau', 'il re di quadri'],
  ['QD', 'the queen of diamonds', 'la dame de carreau', 'la donna di quadri'],
  ['TD', 'the ten of diamonds', 'le dix de carreau', 'il dieci di quadri'],
  ['9D', 'the nine of diamonds', 'le neuf de carreau', 'il nove di quadri'],
  ['8D', 'the eight of diamonds', 'le huit de carreau', 'l’otto di quadri'],
  ['AC', 'the ace of clubs', 'l’as de trèfle', 'l’asso di fiori'],
  ['7C', 'the seven of clubs', 'le sept de trèfle', 'il sette di fiori'],
  ['JC', 'the jack of clubs', 'le valet de trèfle', 'il fante di fiori'],
  ['KC', 'the king of clubs', 'le roi de trèfle', 'il re di fiori'],
  ['QC', 'the queen of clubs', 'la dame de trèfle', 'la donna di fiori'],
  ['TC', 'the ten of clubs', 'le dix de trèfle', 'il dieci di fiori'],
  ['9C', 'the nine of clubs', 'le neuf de trèfle', 'il nove di fiori'],
  ['8C', 'the eight of clubs', 'le huit de trèfle', 'l’otto di fiori'],
];

const ITALIAN_NAMES: readonly Row[] = [
  ['AS', 'ace of swords', 'as d’épées', 'asso di spade'],
  ['7S', 'seven of swords', 'sept d’épées', 'sette di spade'],
  ['JS', 'jack of swords', 'valet d’épées', 'fante di spade'],
  ['KS', 'king of swords', 'roi d’épées', 're di spade'],
  ['QS', 'knight of swords', 'cavalier d’épées', 'cavallo di spade'],
  ['TS', 'six of swords', 'six d’épées', 'sei di spade'],
  ['9S', 'five of swords', 'cinq d’épées', 'cinque di spade'],
  ['8S', 'four of swords', 'quatre d’épées', 'quattro di spade'],
  ['AH', 'ace of coins', 'as de deniers', 'asso di denari'],
  ['7H', 'seven of coins', 'sept de deniers', 'sette di denari'],
  ['JH', 'jack of coins', 'valet de deniers', 'fante di denari'],
  ['KH', 'king of coins', 'roi de deniers', 're di denari'],
  ['QH', 'knight of coins', 'cavalier de deniers', 'cavallo di denari'],
  ['TH', 'six of coins', 'six de deniers', 'sei di denari'],
  ['9H', 'five of coins', 'cinq de deniers', 'cinque di denari'],
  ['8H', 'four of coins', 'quatre de deniers', 'quattro di denari'],
  ['AD', 'ace of cups', 'as de coupes', 'asso di coppe'],
  ['7D', 'seven of cups', 'sept de coupes', 'sette di coppe'],
  ['JD', 'jack of cups', 'valet de coupes', 'fante di coppe'],
  ['KD', 'king of cups', 'roi de coupes', 're di coppe'],
  ['QD', 'knight of cups', 'cavalier de coupes', 'cavallo di coppe'],
  ['TD', 'six of cups', 'six de coupes', 'sei di coppe'],
  ['9D', 'five of cups', 'cinq de coupes', 'cinque di coppe'],
  ['8D', 'four of cups', 'quatre de coupes', 'quattro di coppe'],
  ['AC', 'ace of batons', 'as de bâtons', 'asso di bastoni'],
  ['7C', 'seven of batons', 'sept de bâtons', 'sette di bastoni'],
  ['JC', 'jack of batons', 'valet de bâtons', 'fante di bastoni'],
  ['KC', 'king of batons', 'roi de bâtons', 're di bastoni'],
  ['QC', 'knight of batons', 'cavalier de bâtons', 'cavallo di bastoni'],
  ['TC', 'six of batons', 'six de bâtons', 'sei di bastoni'],
  ['9C', 'five of batons', 'cinq de bâtons', 'cinque di bastoni'],
  ['8C', 'four of batons', 'quatre de bâtons', 'quattro di bastoni'],
];

const ITALIAN_WITH_ARTICLE: readonly Row[] = [
  ['AS', 'the ace of swords', 'l’as d’épées', 'l’asso di spade'],
  ['7S', 'the seven of swords', 'le sept d’épées', 'il sette di spade'],
  ['JS', 'the jack of swords', 'le valet d’épées', 'il fante di spade'],
  ['KS', 'the king of swords', 'le roi d’épées', 'il re di spade'],
  ['QS', 'the knight of swords', 'le cavalier d’épées', 'il cavallo di spade'],
  ['TS', 'the six of swords', 'le six d’épées', 'il sei di spade'],
  ['9S', 'the five of swords', 'le cinq d’épées', 'il cinque di spade'],
  ['8S', 'the four of swords', 'le quatre d’épées', 'il quattro di spade'],
  ['AH', 'the ace of coins', 'l’as de deniers', 'l’asso di denari'],
  ['7H', 'the seven of coins', 'le sept de deniers', 'il sette di denari'],
  ['JH', 'the jack of coins', 'le valet de deniers', 'il fante di denari'],
  ['KH', 'the king of coins', 'le roi de deniers', 'il re di denari'],
  ['QH', 'the knight of coins', 'le cavalier de deniers', 'il cavallo di denari'],
  ['TH', 'the six of coins', 'le six de deniers', 'il sei di denari'],
  ['9H', 'the five of coins', 'le cinq de deniers', 'il cinque di denari'],
  ['8H', 'the four of coins', 'le quatre de deniers', 'il quattro di denari'],
  ['AD', 'the ace of cups', 'l’as de coupes', 'l’asso di coppe'],
  ['7D', 'the seven of cups', 'le sept de coupes', 'il sette di coppe'],
  ['JD', 'the jack of cups', 'le valet de coupes', 'il fante di coppe'],
  ['KD', 'the king of cups', 'le roi de coupes', 'il re di coppe'],
  ['QD', 'the knight of cups', 'le cavalier de coupes', 'il cavallo di coppe'],
  ['TD', 'the six of cups', 'le six de coupes', 'il sei di coppe'],
  ['9D', 'the five of cups', 'le cinq de coupes', 'il cinque di coppe'],
  ['8D', 'the four of cups', 'le quatre de coupes', 'il quattro di coppe'],
  ['AC', 'the ace of batons', 'l’as de bâtons', 'l’asso di bastoni'],
  ['7C', 'the seven of batons', 'le sept de bâtons', 'il sette di bastoni'],
  ['JC', 'the jack of batons', 'le valet de bâtons', 'il fante di bastoni'],
  ['KC', 'the king of batons', 'le roi de bâtons', 'il re di bastoni'],
  ['QC', 'the knight of batons', 'le cavalier de bâtons', 'il cavallo di bastoni'],
  ['TC', 'the six of batons', 'le six de bâtons', 'il sei di bastoni'],
  ['9C', 'the five of batons', 'le cinq de bâtons', 'il cinque di bastoni'],
  ['8C', 'the four of batons', 'le quatre de bâtons', 'il quattro di bastoni'],
];

const options = {players: 4};
const DECKS = [
  {deck: 'French', shown: undefined, names: FRENCH_NAMES, withArticle: FRENCH_WITH_ARTICLE},
  {deck: 'Italian', shown: mappedDeck(italian, capodama), names: ITALIAN_NAMES, withArticle: ITALIAN_WITH_ARTICLE},
] as const;

describe('The names of the cards', () => {
  for (const {deck, shown, names, withArticle} of DECKS) {
    for (const language of LANGUAGES) {
      const column = LANGUAGES.indexOf(language) + 1;
      const spoken = (rows: readonly Row[]): string[] => rows.map((row) => row[column]!);

      it(`are complete and correct in “${language}” with ${deck} cards`, async () => {
        const words = await loadCardWords(language, shown);
        expect(names.map(([code]) => words.name(parseCard(code)!))).to.deep.equal(spoken(names));
      });

      it(`have the right article in “${language}” with ${deck} cards`, async () => {
        const words = await loadCardWords(language, shown);
        expect(withArticle.map(([code]) => words.the(parseCard(code)!))).to.deep.equal(spoken(withArticle));
      });
    }

    it(`are listed above for every card in the four-player pack, with ${deck} cards`, () => {
      const pack = [...packOf(options)].sort((a, b) => a - b);
      for (const rows of [names, withArticle]) {
        expect(rows.map(([code]) => parseCard(code)!).sort((a, b) => a - b)).to.deep.equal(pack);
      }
    });
  }
});

describe('The letters in the corners of cards', () => {
  const letters = async (shown?: MappedDeck): Promise<string[]> =>
    Promise.all(
      LANGUAGES.map(async (language) => {
        const {A, K, Q, J, T} = (await loadCardWords(language, shown)).letters;
        return [A, K, Q, J, T].join(' ');
      }),
    );

  it('are those printed on French cards in the language’s country', async () => {
    expect(await letters()).to.deep.equal(['A K Q J 10', 'A R D V 10', 'A R D F 10']);
  });

  it('are 1, king, knight, jack and the number on Italian cards', async () => {
    expect(await letters(mappedDeck(italian, capodama))).to.deep.equal(['1 K N J 6', '1 R C V 6', '1 R C F 6']);
  });

  it('come from the deck if it has its own, like the names', async () => {
    const deck = {
      ...italian,
      names: {en: {ranks: {N: ['horse', 'the horse']}, letters: {N: 'H'}, suits: {coins: 'gold'}}},
    } as const;
    const words = await loadCardWords('en', mappedDeck(deck, capodama));
    expect([words.letters.Q, words.the(card('Q', 'H')), words.name(card('K', 'S'))]).to.deep.equal([
      'H',
      'the horse of gold',
      'king of swords',
    ]);
  });
});
