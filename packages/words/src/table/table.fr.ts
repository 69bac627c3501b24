import {plural} from '../language.js';
import type {TableWords} from './table-words.js';

const count = plural('fr');
const does = (who: string | undefined, you: string, other: string): string =>
  who === undefined ? `Vous ${you}` : `${who} ${other}`;
const of = (name: string): string => (/^[aeiouyhàâäéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`);

export const table: TableWords = {
  you: 'Vous',
  youInitial: 'V',
  hand: 'Main',
  yourHand: 'Votre main',
  opponents: 'Adversaires',
  onTheTable: 'Sur la table',
  scores: 'Scores',
  nothing: 'rien',
  unknownCards: (number) => count(number, 'carte cachée', 'cartes cachées'),
  cardsLeft: (number) => count(number, 'carte', 'cartes'),
  deal: (number) => `Donne ${number}`,
  firstTo: (target) => `Partie en ${target}`,
  turn: (who) => (who === undefined ? 'À vous de jouer' : `Au tour ${of(who)}`),
  toPlay: (who) => (who === undefined ? 'Votre carte' : `À ${who} de jouer`),
  lastTrick: 'Dernier pli',
  noTrickYet: 'Aucun pli n’a encore été fait.',
  tookTrick: (who) => does(who, 'l’avez pris', 'l’a pris'),
  points: (number) => count(number, 'point', 'points'),
  pointsShort: (number) => count(number, 'pt', 'pts'),
  tricks: (number) => (number === 0 ? 'aucun pli' : count(number, 'pli', 'plis')),
  cardBy: (who, card) => `${who ?? 'Vous'} : ${card}`,
  score: (who, total) => `${who ?? 'Vous'} ${total}`,
  total: (number) => `Total ${number}`,

  dealOver: 'La donne est finie',
  nextDeal: 'Donne suivante',
  matchOver: 'La partie est finie',
  winsMatch: (who) => does(who, 'gagnez la partie', 'gagne la partie'),
  newMatch: 'Nouvelle partie',

  undo: 'Annuler',
  undone: 'Coup repris.',
  information: 'Informations et touches',
  close: 'Fermer',
  tools: 'Outils',
  choices: 'Choix',
  keysTitle: 'Touches',
  keys: [
    ['← →', 'd’une carte à l’autre ; Début et Fin : la première et la dernière'],
    ['1 … 9', 'à une carte par son rang'],
    ['Entrée', 'joue la carte'],
    ['H', 'à votre main'],
    ['T', 'ce qui est sur la table'],
    ['S', 'le score'],
    ['L', 'le dernier pli'],
    ['W', 'à qui de jouer'],
    ['?', 'cette liste'],
  ],
  whoseTurn: 'À qui de jouer ?',

  dealt: (who) => `${does(who, 'distribuez', 'distribue')} les cartes.`,
  played: (who, card) => `${does(who, 'jouez', 'joue')} ${card}.`,
  taken: (who, points) => `${does(who, 'prenez', 'prend')} le pli : ${count(points, 'point', 'points')}.`,

  refusals: {
    'common.type': 'Ce n’est pas possible maintenant.',
    'common.turn': 'Ce n’est pas encore à vous de jouer.',
    'common.card': 'Vous n’avez pas cette carte en main.',
  },
  problem: 'Cette table ne peut pas être affichée.',
  problemText(code, path) {
    const texts: Readonly<Record<string, string>> = {
      'options.missing': `L’option « ${path} » manque.`,
      'options.value': `« ${path} » a une valeur que ce jeu ne connaît pas.`,
      'attribute.deck': 'Ce jeu n’a pas de telles cartes.',
      'attribute.level': 'Ce niveau de jeu n’existe pas.',
      'attribute.seats': 'Les places sont « you », une fois au plus, et « bot » : une par joueur.',
      'attribute.speed': 'Cette vitesse n’existe pas.',
      'record.json': 'La partie enregistrée n’est pas du JSON valide.',
      'record.game': 'La partie enregistrée est celle d’un autre jeu.',
      'record.load': 'La partie enregistrée n’a pas pu être chargée.',
    };
    return (
      texts[code] ?? (path ? `La partie enregistrée est fausse à « ${path} ».` : 'La partie enregistrée est fausse.')
    );
  },

  sheetTitle: 'Marque',
  sheetTotal: 'Total',
  sheetEmpty: 'Aucune donne n’a encore été comptée.',
  sheetNoTable: 'Cette feuille de marque n’a pas trouvé de table.',
};
