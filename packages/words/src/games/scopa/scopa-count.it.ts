import type {CountWords} from '../../pad/pad-words.js';

export const words: CountWords = {
  title: 'Scopa',
  fields: {
    cards: 'Carte',
    coins: 'Denari ♦',
    prime: 'Primiera',
    sevens: 'Sette',
    sixes: 'Sei',
    settebello: 'Settebello',
    scope: 'Scope',
  },
  options: [
    {name: 'players', label: 'Giocatori'},
    {name: 'rules', label: 'Regole', values: {source: 'Contano i sette', italian: 'Primiera, settebello'}},
    {name: 'target', label: 'Si gioca a'},
  ],
  lines: {
    'scopa.most-cards': 'carte',
    'scopa.most-diamonds': 'denari',
    'scopa.most-sevens': 'sette',
    'scopa.primiera': 'primiera',
    'scopa.settebello': 'settebello',
    'scopa.scopa': 'scope',
  },
  problems: {
    'pad.pile': ({least}) => `Stando al resto del conto, in questo mazzetto ci sono almeno ${least} carte.`,
    'pad.settebello': () => 'Senza denari, o senza sette, non si ha il settebello.',
    'pad.sweeps': ({is, most}) => `${is} scope sono troppe: al massimo ${most}.`,
    'pad.prime': ({one, other}) => `Nessuna combinazione di carte dà queste primiere: ${one} e ${other}.`,
  },
};
