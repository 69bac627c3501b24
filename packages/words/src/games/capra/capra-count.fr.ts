import type {CapraResult} from '@cartavola/engine/games/capra/rules.js';
import type {CountWords} from '../../pad/pad-words.js';

export const words: CountWords = {
  title: 'Capra',
  fields: {points: 'Points', trick: 'Ont-ils un pli\u202f?'},
  answers: {trick: ['Aucun pli', 'Un pli']},
  options: [{name: 'target', label: 'Chèvre à'}],
  lines: {
    'capra.loss-2': 'moins de 60',
    'capra.loss-4': 'moins de 31',
    'capra.loss-6': 'aucun pli',
    'capra.eggs': 'œufs, 60 à 60',
  },
  problems: {'pad.points': ({is}) => `Aucune combinaison de cartes ne fait ${is}\u00a0point${is === 1 ? '' : 's'}.`},
  over: (result, nameOf) => {
    const {goat, eggs} = result as CapraResult;
    return `${nameOf(goat)} sont la chèvre${eggs ? ' aux œufs' : ''}`;
  },
};
