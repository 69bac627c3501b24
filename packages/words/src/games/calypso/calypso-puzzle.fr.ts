import type {GamePuzzleWords} from '../../puzzle/puzzle-words.js';

export const puzzle: GamePuzzleWords = {
  goals: {
    of: () => 'Jouez une carte d’une des couleurs d’atout demandées.',
    follows: () => 'Fournissez la couleur.',
    revokes: () => 'Faites une renonce.',
    ruffs: () => 'Coupez.',
    overruffs: () => 'Surcoupez.',
    builds: () => 'Faites le pli avec une carte qui va dans votre calypso.',
  },
  themes: {
    'lone-calypso': {title: 'Un calypso presque fini', hint: 'À quel calypso manque-t-il une seule carte\u202f?'},
    build: {title: 'Construire son calypso', hint: 'Quelles cartes manquent à votre calypso\u202f?'},
    spoil: {title: 'Gâcher celui des adversaires', hint: 'De quelle carte les adversaires ont-ils besoin\u202f?'},
    overruff: {title: 'Surcouper', hint: 'Qui peut encore couper plus haut\u202f?'},
    'partners-calypso': {
      title: 'Alimenter le calypso du partenaire',
      hint: 'Quelles cartes manquent au calypso de votre partenaire\u202f?',
    },
  },
};
