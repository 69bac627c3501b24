import type {CountWords} from '../../pad/pad-words.js';

export const words: CountWords = {
  title: 'Scopa',
  fields: {
    cards: 'Cartes',
    coins: 'Deniers ♦',
    prime: 'Primiera',
    sevens: 'Sept',
    sixes: 'Six',
    settebello: 'Settebello',
    scope: 'Scopas',
  },
  options: [
    {name: 'players', label: 'Joueurs'},
    {name: 'rules', label: 'Règles', values: {source: 'On compte les sept', italian: 'Primiera, settebello'}},
    {name: 'target', label: 'Partie en'},
  ],
  lines: {
    'scopa.most-cards': 'cartes',
    'scopa.most-diamonds': 'deniers',
    'scopa.most-sevens': 'sept',
    'scopa.primiera': 'primiera',
    'scopa.settebello': 'settebello',
    'scopa.scopa': 'scopas',
  },
  problems: {
    'pad.pile': ({least}) => `D’après le reste du compte, ce tas a au moins ${least} cartes.`,
    'pad.settebello': () => 'Un tas sans deniers, ou sans sept, n’a pas le settebello.',
    'pad.sweeps': ({is, most}) => `${is} scopas, c’est trop\u00a0: ${most} au plus.`,
    'pad.prime': ({one, other}) => `Aucune combinaison de cartes ne donne ces primieras\u00a0: ${one} et ${other}.`,
  },
};
