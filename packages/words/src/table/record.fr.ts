import {plural} from '../language.js';
import type {RecordWords} from './record-words.js';

const count = plural('fr');
const outcomes = {won: 'gagnée', lost: 'perdue', drawn: 'nulle'};

export const words: RecordWords = {
  empty: 'Rien encore\u00a0: ce que vous jouez jusqu’à la fin d’une donne est compté ici.',
  played: (matches, deals) => `${count(matches, 'partie', 'parties')}, ${count(deals, 'donne', 'donnes')}`,
  outcomes,
  notPlayed: 'pas jouée',
  score: ({won, lost, drawn}) =>
    [
      count(won, 'gagnée', 'gagnées'),
      count(lost, 'perdue', 'perdues'),
      ...(drawn > 0 ? [count(drawn, 'nulle', 'nulles')] : []),
    ].join(', '),
  latest: 'Dernières parties',
  latestWere: (list) =>
    `De la plus ancienne à la plus récente\u00a0: ${list.map((outcome) => outcomes[outcome]).join(', ')}.`,
  byLevel: 'Selon le niveau',
  against: {mixed: 'Niveaux mélangés', alone: 'En solitaire'},
  days: 'Donnes du jour',
  earlier: 'Mois précédent',
  later: 'Mois suivant',
  day: (date, number, outcome, points) =>
    `${date}, n°\u00a0${number}\u00a0: ${outcome ? outcomes[outcome] : 'pas jouée'}${points ? ` ${points}` : ''}`,
  best: {deals: 'Meilleures donnes', matches: 'Meilleures parties'},
  playDeal: 'Rejouer cette donne',
  playMatch: 'Rejouer cette partie',
  undone: (matches) => `Des coups ont été annulés dans ${count(matches, 'partie', 'parties')}.`,
  kept: 'Conservé dans ce navigateur seulement.',
  unkept: 'La page ne peut pas conserver ceci dans le navigateur\u00a0: cela dure tant que la page est ouverte.',
  erase: 'Effacer',
  eraseAll: 'Effacer tout ce qui est conservé de ce jeu\u202f?',
  keep: 'Garder',
};
