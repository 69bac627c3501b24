import type {CountWords} from '../../pad/pad-words.js';

export const words: CountWords = {
  title: 'Scopa',
  fields: {
    cards: 'Cards',
    coins: 'Coins ♦',
    prime: 'Primiera',
    sevens: 'Sevens',
    sixes: 'Sixes',
    settebello: 'Settebello',
    scope: 'Scopas',
  },
  options: [
    {name: 'players', label: 'Players'},
    {name: 'rules', label: 'Rules', values: {source: 'Sevens count', italian: 'Primiera, settebello'}},
    {name: 'target', label: 'Match at'},
  ],
  lines: {
    'scopa.most-cards': 'cards',
    'scopa.most-diamonds': 'coins',
    'scopa.most-sevens': 'sevens',
    'scopa.primiera': 'primiera',
    'scopa.settebello': 'settebello',
    'scopa.scopa': 'scopas',
  },
  problems: {
    'pad.pile': ({least}) => `Going by the other counts, this pile must have at least ${least} cards.`,
    'pad.settebello': () => 'A pile without coins, or without sevens, has no settebello.',
    'pad.sweeps': ({is, most}) => `${is} scopas are too many: the most is ${most}.`,
    'pad.prime': ({one, other}) => `No cards add up to these primieras: ${one} and ${other}.`,
  },
};
