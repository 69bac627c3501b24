import type {ReviewWords} from './review-words.js';

/** Writes a number of points. */
const number = (points: number): string => points.toLocaleString('fr');

export const words: ReviewWords = {
  title: 'La donne revue',
  noDeal: 'Quand une donne sera terminée, vous pourrez la revoir ici.',
  noChoice: 'Vous n’aviez rien à choisir dans cette donne.',
  looking: (done, choices) => `Vos choix examinés\u00a0: ${done} sur ${choices}`,
  summary: (choices, faults) =>
    faults === 0
      ? `Dans aucun de vos choix (${choices}) un autre coup n’était nettement meilleur.`
      : `Un autre coup était nettement meilleur dans ${faults} de vos choix (${choices}).`,
  moments: 'Ce qui a coûté le plus',
  move: (place) => `Votre coup n°\u00a0${place}`,
  cost: (points) => `environ ${number(points)} ${points < 2 ? 'point' : 'points'}`,
  played: 'Joué',
  better: 'Mieux',
  playOn: 'Rejouer à partir d’ici',
  takesBack: 'Rejouer à partir d’un coup annule tout ce qui l’a suivi.',
  all: 'Tous vos choix',
};
