import type {CoachTable} from './reason-words.js';

export const coach: CoachTable = {
  texts: {
    hint: (what) => `Conseil\u00a0: ${what}.`,
    noHint: 'Ce n’est pas à vous de jouer.',
  },
  reasons: {
    'only-move': 'Il n’y a pas d’autre coup.',
    'takes-points': 'Pour prendre les points de ce pli.',
    'takes-lead': 'Pour prendre le pli et entamer le suivant.',
    'feeds-partner': 'Pour donner des points à un pli de votre camp.',
    'keeps-points': 'Pour donner le moins possible aux autres.',
    'hardly-missed': 'Pour vous défaire de ce qui vous manquera le moins.',
  },
};
