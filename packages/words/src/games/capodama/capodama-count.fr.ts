import type {CountWords} from '../../pad/pad-words.js';

export const words: CountWords = {
  title: 'Capodama',
  fields: {capo: 'Capo', dama: 'Dama (D♥)', king: 'Roi (R♥)', doubled: 'Couleur doublée', points: 'Points'},
  groups: ['Camp du capo', 'Les autres'],
  options: [
    {name: 'players', label: 'Joueurs'},
    {name: 'target', label: 'Partie en'},
  ],
  lines: {'capodama.win': 'victoire', 'capodama.sweep': 'les 150 points'},
  problems: {
    'pad.ace': ({least}) => `Le camp du capo a au moins les ${least} points de l’as de cœur.`,
    'pad.points': ({is}) => `Avec cette couleur doublée, aucune carte des autres ne fait ${is}\u00a0points.`,
  },
};
