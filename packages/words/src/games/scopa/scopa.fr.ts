import type {Card} from '@cartavola/engine';
import {capitalised, lister, plural} from '../../language.js';
import type {Category, OwnCategory, ScopaWordsFor} from './scopa-words.js';

const count = plural('fr');
const list = lister('fr');
const either = lister('fr', 'disjunction');
const does = (who: string | undefined, you: string, other: string): string =>
  who === undefined ? `Vous ${you}` : `${who} ${other}`;

const scopas = (number: number): string => (number === 0 ? 'aucune scopa' : count(number, 'scopa', 'scopas'));

export const words: ScopaWordsFor = (cards, variants) => {
  const named = (set: readonly Card[], whole: boolean): string =>
    list(set.map((card) => (whole ? cards.the(card) : cards.theRank(card))));
  const category = (one: Category): string =>
    variants[`scopa.${one}`] ??
    {
      'most-sevens': 'Sept',
      settebello: 'Settebello',
      primiera: 'Primiera',
      'most-diamonds': capitalised(cards.suit('D')),
      'most-cards': 'Cartes',
      scopa: 'Scopas',
    }[one as OwnCategory];
  return {
    title: 'Scopa',
    handOf: (number, of) => `main ${number} sur ${of}`,
    piles: 'Tas',
    pileSize: (number) => `tas\u00a0: ${number}`,
    scopas,
    pileOf: (who, number, made) => `${who ?? 'Vous'}\u00a0: ${count(number, 'carte', 'cartes')}, ${scopas(made)}.`,
    stock: (number) => (number === 0 ? 'Le talon est épuisé' : `${number} au talon`),
    lastPlay: 'Dernier coup',
    noPlayYet: 'Aucune carte n’a encore été jouée.',

    playDetail: 'Une carte en prend une de même valeur, ou plusieurs dont la somme fait cette valeur.',
    takeQuestion: (card) => `Prendre avec ${cards.theRank(card)}`,
    takeDetail: (sets, whole) => `${capitalised(either(sets.map((set) => named(set, whole))))}.`,
    takes: (sets, whole) => `Prend ${sets.map((set) => named(set, whole)).join('\u202f; ou ')}.`,
    take: (set, whole) => `Prendre ${named(set, whole)}`,
    scopa: 'Scopa\u202f!',

    newCards: 'Nouvelles cartes',
    dealtMore: 'Trois nouvelles cartes par personne.',
    trailed: (who, card) => `${does(who, 'posez', 'pose')} ${cards.the(card)}.`,
    took: (who, taken, by, scopa) =>
      `${does(who, 'prenez', 'prend')} ${named(taken, true)} avec ${cards.the(by)}${scopa ? '\u00a0: scopa\u202f!' : '.'}`,
    tookRest: (who, number) =>
      `${does(who, 'avez pris', 'a pris')} en dernier\u00a0: le reste, ${count(number, 'carte', 'cartes')}, ${who === undefined ? 'vous' : 'lui'} revient.`,
    worth: ({value, prime, settebello, diamond, seven}) =>
      [
        `Valeur ${value}`,
        ...(settebello ? ['le settebello, un point'] : []),
        ...(diamond ? [`une carte de ${cards.suit('D')}`] : []),
        ...(seven ? ['un des sept'] : []),
        ...(prime === undefined ? [] : [`${prime} à la primiera`]),
      ].join('\u202f; '),

    dealWon: (who, several, points, others) =>
      `${does(who, 'gagnez', several ? 'gagnent' : 'gagne')} la donne ${points} à ${others}`,
    dealEven: (points) => `Donne nulle\u00a0: ${count(points, 'point', 'points')} partout`,
    redealt: 'On redonne les cartes',
    redealtDetail: 'Trois rois ou plus étaient sur la table\u00a0: cette donne ne compte pas.',
    category,
    sixes: (number) => `${number}\u00a0six`,
    lineOf: (one, who, number, others) => `${category(one)}\u00a0: ${who ?? 'vous'}, ${number} à ${others}.`,
    lineOfNobody: (one, each) => `${category(one)}\u00a0: personne, ${each} partout.`,
    lineBySixes: (who, number, others) =>
      `Sept\u00a0: égalité\u202f; six\u00a0: ${who ?? 'vous'}, ${number} à ${others}.`,
    scopasOf: (who, number) => `${who ?? 'Vous'}\u00a0: ${scopas(number)}`,

    refusal(rule, card, value, takes, sum, proof) {
      const could = either(proof.map((one) => cards.the(one)));
      switch (rule) {
        case 'scopa.capture':
          if (takes.length === 0) {
            return {
              reason: `Avec ${cards.theRank(card)}, la prise est obligatoire`,
              proof: `Prenez ${named(proof, true)}.`,
            };
          }
          return {
            reason: `Il faut ${value}, cela fait ${sum}`,
            proof:
              proof.length > 0
                ? `${capitalised(cards.theRank(card))} peut prendre ${named(proof, true)}.`
                : `${capitalised(cards.theRank(card))} ne prend rien ici.`,
          };
        case 'scopa.single-first':
          return {reason: 'La carte seule de même valeur passe avant', proof: `Prenez ${could}, pas une somme.`};
        default: {
          const reason = variants[rule];
          return reason === undefined
            ? undefined
            : {reason, proof: proof.length > 0 ? `Prenez ${named(proof, true)}.` : ''};
        }
      }
    },
  };
};
