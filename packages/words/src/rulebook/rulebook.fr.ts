import {plural} from '../language.js';
import type {RulebookWords} from './rulebook-words.js';

const count = plural('fr');

export const rulebook: RulebookWords = {
  heading: (title) => `${title}\u00a0: les règles`,
  views: {lesson: 'Leçon', rules: 'Règles'},
  contents: 'Sommaire',
  search: 'Chercher dans les règles',
  found: (number) =>
    number === 0 ? 'Aucune règle ne contient ces mots' : count(number, 'règle trouvée', 'règles trouvées'),
  example: 'Voir un exemple joué',
  clear: 'Montrer toutes les règles',
  glossary: 'Lexique',
  linkTo: (number) => `Lien vers la règle ${number}`,
  sections: {
    cards: 'Les cartes',
    deal: 'Avant de jouer',
    play: 'Le jeu de la carte',
    score: 'La marque',
    match: 'La partie',
    players: 'Autres nombres de joueurs',
    options: 'Autres façons de jouer',
    table: 'À toutes les tables',
  },
  rules: {
    'common.type': {
      title: 'Pas maintenant',
      text: 'Chaque moment de la donne a ses coups. Celui qui appartient à un autre moment ne compte pas\u202f; une fois la donne finie, plus aucun ne compte.',
    },
    'common.turn': {
      title: 'Hors de son tour',
      text: 'Ne joue que celui dont c’est le tour. Qui a déjà fait ce qu’on lui demandait attend les autres.',
    },
    'common.card': {
      title: 'Des cartes qui sont là',
      text: 'On joue une carte que l’on a en main, on en prend une qui se trouve sur la table, et chacune une seule fois.',
    },
  },
  terms: {
    trick: {
      term: 'pli',
      meaning: 'Les cartes que tous posent pendant un tour de table et que l’un d’eux prend\u202f; on dit aussi levée.',
    },
    lead: {term: 'entamer', meaning: 'Jouer le premier dans un pli\u202f; l’entame est ce que l’on joue alors.'},
    trump: {term: 'atout', meaning: 'Une carte qui bat toutes celles qui n’en sont pas.'},
    ruff: {term: 'couper', meaning: 'Jouer un atout sur une autre couleur.'},
    overruff: {term: 'surcouper', meaning: 'Couper plus haut que quelqu’un qui a déjà coupé.'},
    discard: {term: 'se défausser', meaning: 'Jouer une carte qui ne peut pas prendre le pli.'},
    stock: {term: 'talon', meaning: 'Les cartes qui ne sont pas encore distribuées ou piochées.'},
  },
  problem: 'Impossible d’afficher ce contenu.',
  problemText(code, path) {
    if (code === 'rules.game') return 'L’attribut game doit nommer un jeu qui existe.';
    if (code === 'rules.load')
      return 'Les règles n’ont pas pu être chargées\u202f; vérifiez la connexion et rechargez la page.';
    if (code === 'attribute.view') return 'L’attribut view vaut «\u00a0lesson\u00a0» ou «\u00a0rules\u00a0».';
    if (code === 'attribute.deck') return 'L’attribut deck ne nomme pas un jeu de cartes de ce jeu.';
    return `L’option ${path.replace(/^options\./, '')} n’existe pas dans ce jeu, ou n’a pas cette valeur.`;
  },
};
