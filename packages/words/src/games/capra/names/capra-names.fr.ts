import type {CapraNamesFor} from '../capra-rules.js';

export const names: CapraNamesFor = () => ({
  title: 'Capra',
  terms: {
    beat: {
      term: 'battre',
      meaning: 'Poser sur les meilleures cartes autant de cartes, chacune plus forte que la sienne.',
    },
    fold: {term: 'se défausser', meaning: 'Donner autant de cartes que l’entame, face cachée, sans vouloir le pli.'},
    four: {term: 'quatre d’une même couleur', meaning: 'Une main dont les quatre cartes sont de la même couleur.'},
    enter: {term: 'entrer', meaning: 'Interrompre un pli avec quatre d’une même couleur, et en entamer soi-même.'},
    goat: {term: 'chèvre', meaning: 'Le camp qui perd la partie\u202f; capra en italien.'},
    eggs: {term: 'œufs', meaning: 'Une donne où chaque camp a 60\u00a0points.'},
    penalty: {
      term: 'points de pénalité',
      meaning: 'Ce que reçoit le camp qui perd une donne\u202f; trop de ces points font perdre la partie.',
    },
  },
});
