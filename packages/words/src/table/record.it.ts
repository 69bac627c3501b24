import {plural} from '../language.js';
import type {RecordWords} from './record-words.js';

const count = plural('it');
const outcomes = {won: 'vinta', lost: 'persa', drawn: 'pari'};

export const words: RecordWords = {
  empty: 'Ancora nulla: qui si conta ciò che giochi fino alla fine di una smazzata.',
  played: (matches, deals) => `${count(matches, 'partita', 'partite')}, ${count(deals, 'smazzata', 'smazzate')}`,
  outcomes,
  notPlayed: 'non giocata',
  score: ({won, lost, drawn}) =>
    [count(won, 'vinta', 'vinte'), count(lost, 'persa', 'perse'), ...(drawn > 0 ? [`${drawn} pari`] : [])].join(', '),
  latest: 'Ultime partite',
  latestWere: (list) => `Dalla più vecchia alla più recente: ${list.map((outcome) => outcomes[outcome]).join(', ')}.`,
  byLevel: 'Contro ogni livello',
  against: {mixed: 'Livelli misti', alone: 'In solitario'},
  days: 'Smazzate del giorno',
  earlier: 'Mese precedente',
  later: 'Mese successivo',
  day: (date, number, outcome, points) =>
    `${date}, n.\u00a0${number}: ${outcome ? outcomes[outcome] : 'non giocata'}${points ? ` ${points}` : ''}`,
  best: {deals: 'Migliori smazzate', matches: 'Migliori partite'},
  playDeal: 'Rigioca questa smazzata',
  playMatch: 'Rigioca questa partita',
  undone: (matches) => `Mosse annullate in ${count(matches, 'partita', 'partite')}.`,
  kept: 'Si conserva solo in questo browser.',
  unkept: 'La pagina non può conservarlo nel browser: dura finché la pagina è aperta.',
  erase: 'Cancella',
  eraseAll: 'Cancellare tutto ciò che si conserva di questo gioco?',
  keep: 'Tieni',
};
