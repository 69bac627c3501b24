import type {ScopaOptions} from '@cartavola/engine/games/scopa/rules.js';
import {naming} from '@cartavola/words/rulebook/naming.js';
import type {LessonTextsFor} from '../../lesson-texts.js';
import type {ScopaFirstId, ScopaSkill} from './scopa-steps.js';

export const lesson: LessonTextsFor<ScopaFirstId, ScopaSkill, ScopaOptions> = ({cards, options}) => {
  const {the, The, rank, theRank} = naming(cards);
  const four = options.players === 4;
  const yourPile = four ? 'mazzetto della tua coppia' : 'tuo mazzetto';
  return {
    title: 'Impara a giocare a Scopa',
    skills: {
      welcome: 'Il tavolo',
      values: 'I valori',
      sums: 'Le somme',
      trail: 'Prendere o calare',
      single: 'La carta singola',
      choice: 'La scelta',
      scopa: 'La scopa',
      rounds: 'Le mani successive',
      last: 'Le ultime carte',
      sevens: 'I sette',
      primiera: 'La primiera',
      score: 'Il conteggio',
      deal: 'Una smazzata',
    },
    steps: {
      welcome: {
        title: 'A caccia di carte',
        text: four
          ? 'Giulia, di fronte a te, è la tua compagna. Dalla sinistra del mazziere, in senso orario, ognuno gioca una delle sue tre carte per prenderne altre dal tavolo. Finite le mani, altre tre a testa, finché dura il [mazzo](stock).'
          : 'Hai tre carte in mano; quattro sono scoperte sul tavolo. A turno, cominciando da chi siede alla sinistra del mazziere, ognuno gioca una carta per prenderne altre. Finite le mani, altre tre a testa, finché dura il [mazzo](stock).',
      },

      'values-worked': {
        title: 'Quanto vale una carta?',
        text: `Le carte sono\u00a040, senza otto, nove e dieci. Dall’asso al sette valgono da 1 a\u00a07; poi vengono il ${rank('J')} con\u00a08, ${theRank('Q')} con\u00a09 e il ${rank('K')} con\u00a010.`,
      },
      'values-finish': {
        title: 'Con quale prendi una carta?',
        text: `Una carta ne [prende](capture) un’altra di pari valore: dall’asso al sette, da 1 a\u00a07; il ${rank('J')}\u00a08, ${theRank('Q')}\u00a09, il ${rank('K')}\u00a010. Gioca quella che può prendere.`,
        done: `Le due carte valgono\u00a09 e vanno coperte nel ${yourPile}.`,
        answers: {
          'card=QS': `${The('JC')} vale solo\u00a08. Prendi ${the('QD')}, che vale\u00a09 come ${the('QS')}.`,
          'card=4H': 'Sul tavolo nessuna carta vale\u00a04: la più bassa è il sei.',
          'card=3C': 'Sul tavolo nessuna carta vale\u00a03: la più bassa è il sei.',
        },
        hints: ['Confronta le figure e i numeri: una delle tue carte ha la sua pari sul tavolo.'],
      },
      'values-alone': {
        title: 'Quali trovano la loro pari?',
        text: 'Scegli tutte le carte della tua mano che prendono una carta del loro stesso valore.',
        done: 'Per prendere conta solo il valore, mai il seme.',
        answers: {
          'card=QH': `${The('JD')} vale solo\u00a08, ${theRank('Q')}\u00a09: e qui niente vale\u00a09.`,
          'missed=6H': `${The('6H')} e ${the('6C')} non sono dello stesso seme, ma dello stesso valore.`,
          'missed=KS': `C’è ${the('KD')}, che vale 10 come la tua carta.`,
        },
      },
    },
  };
};
