import type {GamePuzzleWords} from '../../puzzle/puzzle-words.js';

export const puzzle: GamePuzzleWords = {
  goals: {
    side: ({text}) => `Apportez à votre camp un pli d’au moins ${text}\u00a0points.`,
    total: ({text}) => `Avec ce pli, amenez vos points entre ${text.replace('-', ' et ')}.`,
  },
  themes: {
    'doubled-suit': {title: 'La couleur doublée', hint: 'Les points de la couleur doublée comptent double.'},
    capo: {title: 'Qui est avec le capo\u202f?', hint: 'Demandez-vous qui joue avec qui.'},
    trumps: {title: 'Les atouts', hint: 'Comptez les atouts qui restent en jeu.'},
    'last-take': {title: 'Le dernier pli', hint: 'Remontez depuis le dernier pli\u00a0: qui le fera\u202f?'},
    range: {title: 'Ni trop ni trop peu', hint: 'Comptez où chaque pli vous amènerait.'},
    dama: {title: 'L’heure de la dama', hint: 'Quand la dame de cœur vaut-elle le plus\u202f?'},
  },
  roles: {capo: ({you, name}) => `${you ? 'Vous êtes' : `${name} est`} le capo.`},
};
