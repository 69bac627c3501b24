import type {CapraNamesFor} from '../capra-rules.js';

export const names: CapraNamesFor = () => ({
  title: 'Capra',
  terms: {
    beat: {term: 'battere', meaning: 'Giocare sulle carte migliori altrettante carte, ognuna più forte della sua.'},
    fold: {
      term: 'scartare',
      meaning: 'Dare coperte tante carte quante sono quelle dell’attacco, senza cercare la presa.',
    },
    four: {term: 'quattro dello stesso seme', meaning: 'Una mano in cui tutte e quattro le carte sono di un seme.'},
    enter: {term: 'entrare', meaning: 'Interrompere una presa con quattro dello stesso seme e attaccare con quelle.'},
    goat: {term: 'capra', meaning: 'La coppia che perde la partita.'},
    eggs: {term: 'uova', meaning: 'Una smazzata in cui le due coppie hanno 60\u00a0punti per parte.'},
    penalty: {
      term: 'punti di penalità',
      meaning: 'Quelli che riceve chi perde una smazzata; averne troppi fa perdere la partita.',
    },
  },
});
