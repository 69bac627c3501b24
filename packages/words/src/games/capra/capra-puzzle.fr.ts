import type {GamePuzzleWords} from '../../puzzle/puzzle-words.js';

export const puzzle: GamePuzzleWords = {
  goals: {},
  themes: {
    fold: {title: 'Se défausser ou battre', hint: 'Les points d’une défausse vont à qui fait le pli.'},
    goat: {title: 'Pas de chèvre', hint: 'Un camp sans pli perd le plus\u00a0: faites-en un à temps.'},
    eggs: {title: 'Passer soixante', hint: 'Comptez les points des deux camps\u00a0: qui passe 60\u202f?'},
    claim: {title: 'Quatre cartes d’une couleur', hint: 'Qui peut entrer avec quatre cartes d’une couleur\u202f?'},
    'last-take': {title: 'Le dernier pli', hint: 'Remontez depuis le dernier pli\u00a0: qui le fera\u202f?'},
    several: {title: 'Plusieurs à la fois', hint: 'Qui peut battre autant de cartes à la fois\u202f?'},
    single: {title: 'Une carte suffit', hint: 'Que reste-t-il en main si vous en jouez plusieurs\u202f?'},
    beat: {title: 'Avec quoi battre\u202f?', hint: 'Laquelle de vos cartes vaudra davantage plus tard\u202f?'},
  },
};
