import {plural} from '../language.js';
import type {TableTexts} from './table-words.js';

const count = plural('fr');
const does = (who: string | undefined, you: string, other: string): string =>
  who === undefined ? `Vous ${you}` : `${who} ${other}`;

/** Joins the plays in a trick in order. */
const inOrder = (cards: readonly string[]): string => cards.join('\u202f; ').replace('; Vous\u00a0:', '; vous\u00a0:');

export const table: TableTexts = {
  you: 'Vous',
  youInitial: 'V',
  yourHand: 'Votre main',
  handOf: (who) => `Main ouverte\u00a0: ${who}`,
  opponents: 'Adversaires',
  onTheTable: 'Sur la table',
  scores: 'Scores',
  cardsLeft: (number) => count(number, 'carte', 'cartes'),
  deal: (number, of) => `Donne ${number}${of === undefined ? '' : ` sur ${of}`}`,
  dealOf: {
    daily: (number) => `Donne du jour n°\u00a0${number}`,
    weekly: (number) => `Donne de la semaine n°\u00a0${number}`,
  },
  firstTo: (target) => `Partie en ${count(target, 'point', 'points')}`,
  turn: (who) => `À ${who ?? 'vous'} de jouer`,
  turnFor: (who) => `Jouez pour ${who}`,
  toPlay: (who) => `On ${who === undefined ? 'vous attend' : `attend ${who}`}`,
  lastTrick: 'Dernier pli',
  noTrickYet: 'Aucun pli pour l’instant.',
  tookTrick: (who) => does(who, 'l’avez pris', 'l’a pris'),
  pointsShort: (number) => count(number, 'pt', 'pts'),
  tricks: (number) => (number === 0 ? 'aucun pli' : count(number, 'pli', 'plis')),
  cardBy: (who, card) => `${who ?? 'Vous'}\u00a0: ${card}`,
  lying: (cards) => (cards.length > 0 ? `Sur la table. ${inOrder(cards)}.` : 'Il n’y a rien sur la table.'),
  faceDown: 'carte face cachée',
  lastTrickWas: (cards, winner, points) =>
    `Dernier pli. ${inOrder(cards)}. ${does(winner, 'l’avez pris', 'l’a pris')}${points === undefined ? '' : `\u00a0: ${count(points, 'point', 'points')}`}.`,
  score: (who, total) => `${who ?? 'Vous'} ${total}`,
  total: (number) => `Total ${number}`,

  dealOver: 'La donne est terminée',
  matchOver: 'La partie est terminée',
  nextDeal: 'Donne suivante',
  lookBack: 'Revoir',
  winsMatch: (who) => does(who, 'gagnez la partie', 'gagne la partie'),
  sideWinsMatch: (names) => (names === undefined ? 'Votre camp gagne la partie' : `${names} gagnent la partie`),
  newMatch: 'Nouvelle partie',
  keepMatch: 'Continuer la partie',

  fullScreen: 'Plein écran',
  hint: 'Conseil',
  ruleInFull: 'La règle en entier',
  log: 'Coups',
  logEmpty: 'Aucun coup n’a encore été joué.',
  noTable: 'La table est introuvable.',
  notLoaded: 'Le chargement a échoué. Réessayez.',
  undo: 'Annuler',
  noMoveYet: 'Vous n’avez encore rien joué.',
  undone: 'Coup annulé.',
  menu: 'Menu',
  close: 'Fermer',
  tools: 'Outils',
  choices: 'Choix',

  dealt: (who) => `${does(who, 'distribuez', 'distribue')} les cartes.`,
  played: (who, card) => `${does(who, 'jouez', 'joue')} ${card}.`,
  taken: (who, points) => `${does(who, 'prenez', 'prend')} le pli\u00a0: ${count(points, 'point', 'points')}.`,

  refusals: {
    'common.type': 'Ce n’est pas possible maintenant',
    'common.turn': 'Ce n’est pas encore votre tour',
    'common.card': 'Vous n’avez pas cette carte en main',
  },

  sheetTitle: 'Feuille de marque',
  sheetTotal: 'Total',
  sheetEmpty: 'Aucune donne n’est encore terminée.',
};
