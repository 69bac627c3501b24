import {plural} from '../language.js';
import type {TableWords} from './table-words.js';

const count = plural('fr');
const does = (who: string | undefined, you: string, other: string): string =>
  who === undefined ? `Vous ${you}` : `${who} ${other}`;

/** Joins the plays of a trick in order. */
const inOrder = (cards: readonly string[]): string => cards.join('\u202f; ').replace('; Vous\u00a0:', '; vous\u00a0:');

export const table: TableWords = {
  you: 'Vous',
  youInitial: 'V',
  yourHand: 'Votre main',
  handOf: (who) => `Main ouverte\u00a0: ${who}`,
  opponents: 'Adversaires',
  onTheTable: 'Sur la table',
  scores: 'Scores',
  cardsLeft: (number) => count(number, 'carte', 'cartes'),
  deal: (number, of) => `Donne ${number}${of === undefined ? '' : ` sur ${of}`}`,
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
  nextDeal: 'Donne suivante',
  winsMatch: (who) => does(who, 'gagnez la partie', 'gagne la partie'),
  sideWinsMatch: (names) => `${names} gagnent la partie`,
  newMatch: 'Nouvelle partie',
  endMatch: 'Terminer cette partie et en commencer une autre\u202f?',
  keepMatch: 'Continuer la partie',

  sound: 'Son',
  fullScreen: 'Plein écran',
  hint: 'Conseil',
  ruleInFull: 'La règle en entier',
  log: 'Coups',
  logEmpty: 'Aucun coup n’a encore été joué.',
  noTable: 'Il n’y a pas de table pour ceci.',
  notLoaded: 'Le chargement a échoué. Réessayez.',
  undo: 'Annuler',
  undone: 'Coup annulé.',
  information: 'Informations et touches',
  close: 'Fermer',
  tools: 'Outils',
  choices: 'Choix',
  keys: [
    ['← →', 'carte précédente ou suivante\u202f; Début, Fin\u00a0: première, dernière'],
    ['↑ ↓', 'une autre partie de la table'],
    ['1 … 9', 'de la 1re à la 9e carte de votre main'],
    ['Entrée', 'jouer la carte'],
    ['I', 'ce que vaut la carte'],
    ['C', 'ce que jouerait un expert'],
    ['H', 'votre main'],
    ['T', 'ce qu’il y a sur la table'],
    ['S', 'les scores'],
    ['L', 'le dernier pli'],
    ['M', 'les coups joués'],
    ['W', 'à qui de jouer'],
    ['F', 'tout l’écran, ou de nouveau la page'],
    ['?', 'cette liste'],
    ['Échap', 'fermer'],
  ],
  whoseTurn: 'À qui de jouer\u202f?',

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
