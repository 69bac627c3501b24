import {naming} from '../../../rulebook/naming.js';
import type {ScopaNamesFor} from '../scopa-rules.js';

export const names: ScopaNamesFor = ({cards, options}) => {
  const {The} = naming(cards);
  const four = options.players === 4;
  const whoever = four ? 'la coppia' : 'il giocatore';
  return {
    title: 'Scopa',
    terms: {
      stock: {term: 'mazzo', meaning: 'Le carte che non sono ancora state distribuite.'},
      scopa: {term: 'scopa', meaning: 'Vuotare il tavolo con una carta sola: 1\u00a0punto.'},
      capture: {term: 'prendere', meaning: 'Raccogliere dal tavolo carte con una carta del loro valore.'},
      trail: {term: 'calare', meaning: 'Lasciare sul tavolo una carta che non prende nulla.'},
      pile: {term: 'mazzetto', meaning: `Le carte che ${whoever} ha preso in questa smazzata.`},
      settebello: {term: 'settebello', meaning: `${The('7D')}, che da solo vale un punto.`},
      primiera: {
        term: 'primiera',
        meaning: 'La carta migliore di ognuno dei quattro semi, con valori propri: in testa sta il sette.',
      },
    },
  };
};
