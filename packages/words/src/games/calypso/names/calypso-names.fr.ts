import type {CalypsoNamesFor} from '../calypso-rules.js';

export const names: CalypsoNamesFor = () => ({
  title: 'Calypso',
  terms: {
    calypso: {term: 'calypso', meaning: 'Les treize cartes de l’atout d’un joueur, de l’as au deux.'},
    'own-trump': {
      term: 'atout personnel',
      meaning: 'La couleur qui n’est atout que pour un seul joueur, durant toute la partie.',
    },
    'discard-pile': {
      term: 'rebut',
      meaning: 'Les cartes gagnées qui n’entrent ni dans son calypso ni dans celui du partenaire.',
    },
    revoke: {term: 'renonce', meaning: 'Jouer une autre couleur en ayant celle qui est demandée.'},
  },
});
