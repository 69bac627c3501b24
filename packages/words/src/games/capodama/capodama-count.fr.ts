import {plural} from '../../language.js';
import type {CountWords} from '../../pad/pad-words.js';

const count = plural('fr');

export const words: CountWords = {
  title: 'Capodama',
  fields: {capo: 'Capo', dama: 'Dama (D♥)', king: 'Roi (R♥)', doubled: 'Couleur doublée', points: 'Points'},
  groups: ['Camp du capo', 'Les autres'],
  options: [
    {name: 'players', label: 'Joueurs'},
    {name: 'target', label: 'Partie en'},
  ],
  lines: {'capodama.win': 'victoire', 'capodama.sweep': 'les 150\u00a0points'},
  problems: {
    'pad.ace': ({least}) => `Le camp du capo a au moins les ${least}\u00a0points de l’as de cœur.`,
    'pad.points': ({is}) =>
      `Avec cette couleur doublée, les autres ne peuvent pas avoir ${count(is, 'point', 'points')}.`,
  },
};
