import {lister} from '../language.js';
import type {CoachTable} from './reason-words.js';

const list = lister('it');

export const coach: CoachTable = {
  texts: {
    naming: (cards, taken) => (taken.length > 0 ? `${list(cards)}, prendendo ${list(taken)}` : list(cards)),
    wait: 'non ora',
    hint: (what) => `Consiglio: ${what}.`,
    better: (what) => `Meglio: ${what}.`,
    takeBack: 'Annulla riprende la tua mossa.',
    noHint: 'Non tocca a te.',
  },
  reasons: {
    'only-move': 'Non ci sono altre mosse.',
    'takes-points': 'Per prendere i punti di questa presa.',
    'takes-lead': 'Per fare la presa e attaccare la prossima.',
    'feeds-partner': 'Per dare punti a una presa della tua parte.',
    'keeps-points': 'Per dare il meno possibile agli altri.',
    'hardly-missed': 'Per liberarti di ciò che ti mancherà meno.',
  },
};
