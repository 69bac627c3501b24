import type {ReviewWords} from './review-words.js';

/** Formats a number of points. */
const number = (points: number): string => points.toLocaleString('fr');

export const words: ReviewWords = {
  title: 'Retour sur la donne',
  noDeal: 'Quand une donne sera terminée, vous pourrez la revoir ici.',
  noChoice: 'Vous n’avez eu aucun choix à faire dans cette donne.',
  looking: (done, choices) => `Choix examinés\u00a0: ${done} sur ${choices}`,
  summary(choices, faults) {
    if (choices === 1)
      return `Vous n’aviez qu’un choix à faire, et il ${faults === 0 ? 'n’y avait pas de' : 'y avait un'} coup sans conteste meilleur.`;
    return faults === 0
      ? `Pour aucun de vos ${choices} choix, il n’y avait de coup sans conteste meilleur.`
      : `Pour ${faults === 1 ? 'l’un' : faults} de vos ${choices} choix, il y avait un coup sans conteste meilleur.`;
  },
  choices: 'Vos choix',
  ahead: 'devant',
  behind: 'derrière',
  previousChoice: 'Choix précédent',
  nextChoice: 'Choix suivant',
  move: (place) => `Votre coup n°\u00a0${place}`,
  cost: (points) => `coûte environ ${number(points)} ${points < 2 ? 'point' : 'points'}`,
  estimated: 'Les coûts sont l’estimation d’un expert, et non des points de la feuille de score.',
  played: 'Votre choix',
  better: 'Mieux',
  answer: 'Réponse possible',
  fine: 'Aucun autre coup n’était sans conteste meilleur.',
  playOn: 'Rejouer à partir d’ici',
  takesBack: 'Rejouer à partir d’un coup annule ce coup et tout ce qui l’a suivi.',
  previousDeal: 'Donne précédente',
  nextDeal: 'Donne suivante',
  chart: 'Totaux après chaque donne',
  best: 'Votre meilleur coup',
  costliest: 'Votre coup le plus coûteux',
  inMatch: (deal, move) => `donne ${deal}, coup ${move}`,
  keep: 'Garder comme problème',
  mistakes: 'Mes erreurs',
  saveMistakes: 'Enregistrer dans un fichier',
  deleteMistakes: 'Tout supprimer',
  deleteNow: 'Oui, tout supprimer',
};
