import {lister} from '../language.js';
import type {CoachTable} from './reason-words.js';

const list = lister('fr');
/** Writes a number of points. */
const number = (points: number): string => points.toLocaleString('fr');

export const coach: CoachTable = {
  texts: {
    naming: (cards, taken) => (taken.length > 0 ? `${list(cards)}, en prenant ${list(taken)}` : list(cards)),
    wait: 'pas maintenant',
    hint: (what) => `Conseil\u00a0: ${what}.`,
    better: (what) => `Mieux\u00a0: ${what}.`,
    takeBack: '«\u00a0Annuler\u00a0» reprend votre coup.',
    noHint: 'Ce n’est pas à vous de jouer.',
  },
  reasons: {
    'only-move': 'Il n’y a pas d’autre coup.',
    'takes-points': 'Pour prendre les points de ce pli.',
    'takes-trick': 'Pour prendre le pli.',
    'goes-ahead': 'Pour passer en tête dans ce pli.',
    'feeds-partner': 'Pour charger un pli de votre camp.',
    'partner-ahead': 'Pour ajouter des points tant que votre camp est en tête.',
    'keeps-points': 'Pour donner le moins possible aux autres.',
    worthless: 'Cela ne vaut aucun point.',
    'seems-best': 'Aucun autre coup ne semble meilleur.',
    'on-average': (_cards, _names, points = 0) =>
      `Ce coup vaut en moyenne ${number(points)} ${points < 2 ? 'point' : 'points'} de plus.`,
  },
};
