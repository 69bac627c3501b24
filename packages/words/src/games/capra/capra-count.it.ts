import type {CapraResult} from '@cartavola/engine/games/capra/rules.js';
import type {CountWords} from '../../pad/pad-words.js';

export const words: CountWords = {
  title: 'Capra',
  fields: {points: 'Punti', trick: 'Hanno una presa?'},
  answers: {trick: ['Nessuna presa', 'Una presa']},
  options: [{name: 'target', label: 'Capra a'}],
  lines: {
    'capra.loss-2': 'meno di 60',
    'capra.loss-4': 'meno di 31',
    'capra.loss-6': 'nessuna presa',
    'capra.eggs': 'uova, 60 a 60',
  },
  problems: {'pad.points': ({is}) => `Nessuna combinazione di carte fa ${is} punt${is === 1 ? 'o' : 'i'}.`},
  over: (result, nameOf) => {
    const {goat, eggs} = result as CapraResult;
    return `${nameOf(goat)} sono la capra${eggs ? ' con le uova' : ''}`;
  },
};
