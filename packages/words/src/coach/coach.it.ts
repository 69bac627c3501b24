import {lister} from '../language.js';
import type {CoachTable} from './reason-words.js';

const list = lister('it');
/** Writes a number of points. */
const number = (points: number): string => points.toLocaleString('it');

export const coach: CoachTable = {
  texts: {
    naming: (cards, taken) => (taken.length > 0 ? `${list(cards)}, prendendo ${list(taken)}` : list(cards)),
    wait: 'non ora',
    hint: (what) => `Consiglio: ${what}.`,
    better: (what) => `Meglio: ${what}.`,
    takeBack: '«Annulla» riprende la tua mossa.',
    noHint: 'Non tocca a te.',
  },
  reasons: {
    'only-move': 'Non ci sono altre mosse.',
    'takes-points': 'Per prendere i punti di questa presa.',
    'takes-trick': 'Per fare la presa.',
    'goes-ahead': 'Per passare in testa in questa presa.',
    'feeds-partner': 'Per caricare una presa della tua coppia.',
    'partner-ahead': 'Per aggiungere punti finché la tua coppia è in testa.',
    'keeps-points': 'Per dare il meno possibile agli altri.',
    worthless: 'Non vale alcun punto.',
    'seems-best': 'Nessun’altra mossa sembra migliore.',
    'on-average': (_cards, _names, points = 0) =>
      `In media questa mossa vale ${number(points)} ${points === 1 ? 'punto' : 'punti'} in più.`,
  },
};
