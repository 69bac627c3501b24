import {lister} from '../language.js';
import type {CoachTable} from './reason-words.js';

const list = lister('fr');

export const coach: CoachTable = {
  texts: {
    naming: (cards, taken) => (taken.length > 0 ? `${list(cards)}, en prenant ${list(taken)}` : list(cards)),
    wait: 'pas maintenant',
    hint: (what) => `Conseil\u00a0: ${what}.`,
    better: (what) => `Mieux\u00a0: ${what}.`,
    takeBack: 'Annuler reprend votre coup.',
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
