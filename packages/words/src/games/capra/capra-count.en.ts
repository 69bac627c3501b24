import type {CapraResult} from '@cartavola/engine/games/capra/rules.js';
import type {CountWords} from '../../pad/pad-words.js';

export const words: CountWords = {
  title: 'Capra',
  fields: {points: 'Points', trick: 'Do they have a trick?'},
  answers: {trick: ['No trick', 'A trick']},
  options: [{name: 'target', label: 'Goat at'}],
  lines: {
    'capra.loss-2': 'fewer than 60',
    'capra.loss-4': 'fewer than 31',
    'capra.loss-6': 'no trick',
    'capra.eggs': 'eggs, 60 to 60',
  },
  problems: {'pad.points': ({is}) => `No cards make ${is} point${is === 1 ? '' : 's'}.`},
  over: (result, nameOf) => {
    const {goat, eggs} = result as CapraResult;
    return `${nameOf(goat)} are the goat${eggs ? ' with eggs' : ''}`;
  },
};
