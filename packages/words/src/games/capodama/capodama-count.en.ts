import {plural} from '../../language.js';
import type {CountWords} from '../../pad/pad-words.js';

const count = plural('en');

export const words: CountWords = {
  title: 'Capodama',
  fields: {capo: 'Capo', dama: 'Dama (Q♥)', king: 'King (K♥)', doubled: 'Doubled suit', points: 'Points'},
  groups: ['Capo’s side', 'The others'],
  options: [
    {name: 'players', label: 'Players'},
    {name: 'target', label: 'Match at'},
  ],
  lines: {'capodama.win': 'win', 'capodama.sweep': 'all 150 points'},
  problems: {
    'pad.ace': ({least}) => `The capo’s side has at least ${least} points, from the ace of hearts.`,
    'pad.points': ({is}) => `With this doubled suit, the others cannot have ${count(is, 'point', 'points')}.`,
  },
};
