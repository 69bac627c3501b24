import type {Card} from '@cartavola/engine';
import {capitalised, lister, plural} from '../../language.js';
import type {Category, OwnCategory, ScopaWordsFor} from './scopa-words.js';

const count = plural('it');
const list = lister('it');
const either = lister('it', 'disjunction');
const does = (who: string | undefined, you: string, other: string): string =>
  who === undefined ? capitalised(you) : `${who} ${other}`;

const scopas = (number: number): string => (number === 0 ? 'nessuna scopa' : count(number, 'scopa', 'scope'));

export const words: ScopaWordsFor = (cards, variants) => {
  const named = (set: readonly Card[], whole: boolean): string =>
    list(set.map((card) => (whole ? cards.the(card) : cards.theRank(card))));
  const category = (one: Category): string =>
    variants[`scopa.${one}`] ??
    {
      'most-sevens': 'Sette',
      settebello: 'Settebello',
      primiera: 'Primiera',
      'most-diamonds': capitalised(cards.suit('D')),
      'most-cards': 'Carte',
      scopa: 'Scope',
    }[one as OwnCategory];
  return {
    title: 'Scopa',
    handOf: (number, of) => `mano ${number} di ${of}`,
    piles: 'Mazzetti',
    pileSize: (number) => `mazzetto: ${number}`,
    scopas,
    pileOf: (who, number, made) => `${who ?? 'Tu'}: ${count(number, 'carta', 'carte')}, ${scopas(made)}.`,
    stock: (number) => (number === 0 ? 'Il mazzo è finito' : `${number} nel mazzo`),
    lastPlay: 'Ultima giocata',
    noPlayYet: 'Nessuna carta giocata finora.',

    playDetail: 'Una carta ne prende una dello stesso valore, o più carte che insieme fanno quel valore.',
    takeQuestion: (card) => `Da prendere con ${cards.theRank(card)}`,
    takeDetail: (sets, whole) => `${capitalised(either(sets.map((set) => named(set, whole))))}.`,
    takes: (sets, whole) => `Prende ${sets.map((set) => named(set, whole)).join('; o ')}.`,
    take: (set, whole) => `Prendi ${named(set, whole)}`,
    scopa: 'Scopa!',

    newCards: 'Nuove carte',
    dealtMore: 'Altre tre carte a testa.',
    trailed: (who, card) => `${does(who, 'cali', 'cala')} ${cards.the(card)}.`,
    took: (who, taken, by, scopa) =>
      `${does(who, 'prendi', 'prende')} ${named(taken, true)} con ${cards.the(by)}${scopa ? ': scopa!' : '.'}`,
    tookRest: (who, number) =>
      `${does(who, 'fai', 'fa')} l’ultima presa e ${who === undefined ? 'prendi' : 'prende'} il resto: ${count(number, 'carta', 'carte')}.`,
    worth: ({value, prime, settebello, diamond, seven}) =>
      [
        `Valore ${value}`,
        ...(settebello ? ['il settebello, un punto'] : []),
        ...(diamond ? [`conta per ${cards.suit('D')}`] : []),
        ...(seven ? ['conta per i sette'] : []),
        ...(prime === undefined ? [] : [`${prime} alla primiera`]),
      ].join('; '),

    dealWon: (who, several, points, others) =>
      `${does(who, 'vinci', several ? 'vincono' : 'vince')} la smazzata ${points} a ${others}`,
    dealEven: (points) => `Smazzata pari: ${count(points, 'punto', 'punti')} per parte`,
    redealt: 'Le carte si ridanno',
    redealtDetail: 'Sul tavolo c’erano almeno tre re: questa smazzata non conta.',
    category,
    sixes: (number) => `${number}\u00a0sei`,
    lineOf: (one, who, number, others) => `${category(one)}: ${who ?? 'tu'}, ${number} a ${others}.`,
    lineOfNobody: (one, each) => `${category(one)}: nessuno, ${each} per parte.`,
    lineBySixes: (who, number, others) => `Sette: pari; sei: ${who ?? 'tu'}, ${number} a ${others}.`,
    scopasOf: (who, number) => `${who ?? 'Tu'}: ${scopas(number)}`,

    refusal(rule, card, value, takes, sum, proof) {
      const could = either(proof.map((one) => cards.the(one)));
      switch (rule) {
        case 'scopa.capture':
          if (takes.length === 0) {
            return {
              reason: `Con ${cards.theRank(card)} la presa è obbligatoria`,
              proof: `Prendi ${named(proof, true)}.`,
            };
          }
          return {
            reason: `Serve ${value}, qui fa ${sum}`,
            proof:
              proof.length > 0
                ? `${capitalised(cards.theRank(card))} può prendere ${named(proof, true)}.`
                : `${capitalised(cards.theRank(card))} qui non prende niente.`,
          };
        case 'scopa.single-first':
          return {reason: 'La carta singola di quel valore viene prima', proof: `Prendi ${could}, non una somma.`};
        default: {
          const reason = variants[rule];
          return reason === undefined
            ? undefined
            : {reason, proof: proof.length > 0 ? `Prendi ${named(proof, true)}.` : ''};
        }
      }
    },
  };
};
