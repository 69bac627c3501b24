import type {Card} from '@cartavola/engine';
import {capitalised, lister, plural} from '../../language.js';
import type {Category, OwnCategory, ScopaWordsFor} from './scopa-words.js';

const count = plural('en');
const list = lister('en');
const either = lister('en', 'disjunction');
const does = (who: string | undefined, you: string, other: string): string =>
  who === undefined ? `You ${you}` : `${who} ${other}`;

const scopas = (number: number): string => (number === 0 ? 'no scopa' : count(number, 'scopa', 'scopas'));

export const words: ScopaWordsFor = (cards, variants) => {
  const named = (set: readonly Card[], whole: boolean): string =>
    list(set.map((card) => (whole ? cards.the(card) : cards.theRank(card))));
  const category = (one: Category): string =>
    variants[`scopa.${one}`] ??
    {
      'most-sevens': 'Sevens',
      settebello: 'Settebello',
      primiera: 'Primiera',
      'most-diamonds': capitalised(cards.suit('D')),
      'most-cards': 'Cards',
      scopa: 'Scopas',
    }[one as OwnCategory];
  return {
    title: 'Scopa',
    handOf: (number, of) => `hand ${number} of ${of}`,
    piles: 'Piles',
    pileSize: (number) => `pile: ${number}`,
    scopas,
    pileOf: (who, number, made) => `${who ?? 'You'}: ${count(number, 'card', 'cards')}, ${scopas(made)}.`,
    stock: (number) => (number === 0 ? 'The stock is empty' : `${number} in the stock`),
    lastPlay: 'Last play',
    noPlayYet: 'No card has been played yet.',

    playDetail: 'A card takes its own value: one card, or several that add up to it.',
    takeQuestion: (card) => `Take with ${cards.theRank(card)}`,
    takeDetail: (sets, whole) => `${capitalised(either(sets.map((set) => named(set, whole))))}.`,
    takes: (sets, whole) => `Takes ${sets.map((set) => named(set, whole)).join('; or ')}.`,
    take: (set, whole) => `Take ${named(set, whole)}`,
    scopa: 'Scopa!',

    newCards: 'New cards',
    dealtMore: 'Three more cards each.',
    trailed: (who, card) => `${does(who, 'trail', 'trails')} ${cards.the(card)}.`,
    took: (who, taken, by, scopa) =>
      `${does(who, 'take', 'takes')} ${named(taken, true)} with ${cards.the(by)}${scopa ? ': scopa!' : '.'}`,
    tookRest: (who, number) =>
      `${does(who, 'captured', 'captured')} last and ${who === undefined ? 'take' : 'takes'} what is left: ${count(number, 'card', 'cards')}.`,
    worth: ({value, prime, settebello, diamond, seven}) =>
      [
        `Value ${value}`,
        ...(settebello ? ['the settebello, a point'] : []),
        ...(diamond ? [`one of the ${cards.suit('D')}`] : []),
        ...(seven ? ['one of the sevens'] : []),
        ...(prime === undefined ? [] : [`${prime} in the primiera`]),
      ].join('; '),

    dealWon: (who, several, points, others) =>
      `${does(who, 'win', several ? 'win' : 'wins')} the deal ${points} to ${others}`,
    dealEven: (points) => `The deal is drawn: ${count(points, 'point', 'points')} each`,
    redealt: 'The cards are dealt again',
    redealtDetail: 'There were at least three kings on the table, so this deal doesn’t count.',
    category,
    sixes: (number) => count(number, 'six', 'sixes'),
    lineOf: (one, who, number, others) => `${category(one)}: ${who ?? 'you'}, ${number} to ${others}.`,
    lineOfNobody: (one, each) => `${category(one)}: nobody, ${each} each.`,
    lineBySixes: (who, number, others) => `Sevens are equal. Sixes: ${who ?? 'you'}, ${number} to ${others}.`,
    scopasOf: (who, number) => `${who ?? 'You'}: ${scopas(number)}`,

    refusal(rule, card, value, takes, sum, proof) {
      const could = either(proof.map((one) => cards.the(one)));
      switch (rule) {
        case 'scopa.capture':
          if (takes.length === 0) {
            return {
              reason: `${capitalised(cards.theRank(card))} must take what it can`,
              proof: `Take ${named(proof, true)}.`,
            };
          }
          return {
            reason: `It takes ${value}, not ${sum}`,
            proof: proof.length > 0 ? `It can take ${named(proof, true)}.` : 'It takes nothing here.',
          };
        case 'scopa.single-first':
          return {reason: 'A single card of that value comes first', proof: `Take ${could}, not a sum.`};
        default: {
          const reason = variants[rule];
          return reason === undefined
            ? undefined
            : {reason, proof: proof.length > 0 ? `Take ${named(proof, true)}.` : ''};
        }
      }
    },
  };
};
