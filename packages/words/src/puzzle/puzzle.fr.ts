import {lister, plural} from '../language.js';
import type {PuzzleWords} from './puzzle-words.js';

const count = plural('fr');
const list = lister('fr');
const points = (text: string | number): string => count(Number(text), 'point', 'points');
/** Formats a number of points, which may have decimals. */
const fraction = (most: number): string => `${most.toLocaleString('fr')}\u00a0${most < 2 ? 'point' : 'points'}`;

const PROBLEMS: Readonly<Record<string, string>> = {
  'puzzle.load': 'Une partie du problème n’a pas pu être chargée.',
  'puzzle.missing': 'Il n’y a pas de problème ici\u00a0: donnez «\u00a0game\u00a0» ou «\u00a0src\u00a0».',
  'puzzle.type': 'Ce n’est ni un problème ni une série de problèmes.',
  'puzzle.format': 'Le format de ce problème n’est pas connu.',
  'puzzle.game': 'Le problème n’est d’aucun jeu connu, ou il est d’un autre jeu que sa série.',
  'puzzle.id': 'Le problème n’a pas de nom utilisable.',
  'puzzle.repeated': 'Un autre problème de la série porte le même nom.',
  'puzzle.unknown': 'Le problème contient une clé inconnue.',
  'puzzle.goal': 'Cet objectif n’existe pas, ou n’a pas de sens à cette table.',
  'puzzle.impossible': 'Aucun coup n’atteint cet objectif.',
  'puzzle.trivial': 'Tous les coups atteignent cet objectif.',
  'puzzle.turn': 'Dans cette position, ce n’est pas à vous de jouer.',
  'puzzle.answers': 'La réponse indiquée n’est pas un bon coup ici.',
  'puzzle.hidden': 'Pour cet objectif, toutes les cartes doivent être connues et distribuées.',
  'puzzle.solver': 'Il n’y a pas de calcul exact pour ce jeu\u00a0: cet objectif ne peut pas être vérifié.',
  'puzzle.slow': 'Ce problème est trop long à calculer ici.',
  'puzzle.reply': 'Les autres ne peuvent pas jouer les coups écrits pour eux.',
  'puzzle.puzzles': 'Il n’y a aucun problème dans cette série.',
  'puzzle.absent': 'Ce problème n’est pas dans cette série.',
  'attribute.deck': 'Ce jeu ne se joue pas avec ces cartes.',
  'record.load': 'Le problème n’a pas pu être chargé.',
  'record.slow': 'Le problème n’est pas arrivé à temps.',
  'record.large': 'Le fichier du problème est trop grand.',
  'record.encoding': 'Le fichier du problème n’est pas un texte en UTF-8.',
  'record.position': 'Cette position ne peut pas se présenter.',
};

export const words: PuzzleWords = {
  label: (game) => `${game}\u00a0: un problème`,
  setOf: (game) => `${game}\u00a0: problèmes`,
  ofDay: (game) => `${game}\u00a0: le problème du jour`,
  today: 'Le problème du jour',
  streak: (days) => count(days, 'jour d’affilée', 'jours d’affilée'),
  untitled: 'À vous de jouer',
  place: (number) => `Problème ${number}`,
  progress: 'Ce que vous avez résolu',
  states: {
    first: 'résolu du premier coup',
    solved: 'résolu',
    shown: 'solution vue',
    missed: 'manqué',
    open: 'à résoudre',
  },
  solvedOf: (solved, of) => `${count(solved, 'résolu', 'résolus')} sur ${of}`,
  rating: (rating) => `Difficulté ${rating}`,
  ownRating: (rating) => `Votre niveau ${rating}`,
  toTryAgain: (number) => `${number} à revoir`,
  playsWith: (partners) => `Vous jouez avec ${list(partners)}.`,
  tookLast: ({you, name, isOwnSide}) =>
    you
      ? 'Au départ, la dernière prise est à vous.'
      : `Au départ, la dernière prise est à ${name ?? (isOwnSide ? 'votre camp' : 'l’autre camp')}.`,
  score: (own, others) => `Points au départ\u00a0: votre camp ${own}, l’autre camp ${others}.`,
  gone: (cards) => `Cartes déjà jouées\u00a0: ${cards}`,
  best: 'Trouvez le meilleur coup.',
  gained: (all) => `Cela fait ${points(all)} de plus.`,
  more: (least) => `Prenez encore au moins ${points(least)}, quoi que fassent les autres.`,
  between: (least, most) =>
    `Terminez la donne avec ${least === most ? `exactement ${points(least)}` : `${least} à ${points(most)}`}, quoi que fassent les autres.`,
  lookAtTable: 'Regardez les cartes entourées.',
  lookAtHand: 'Parcourez votre main\u00a0: où mène chaque carte\u202f?',
  count: 'Pensez à ce que les autres peuvent répondre, et comptez ce que cela coûte.',
  pointed: 'Les cartes entourées de votre main en font partie.',
  showMe: 'La solution',
  again: 'Recommencer',
  tryAgain: 'Réessayer',
  next: 'Problème suivant',
  solvedFirst: 'Résolu du premier coup.',
  solved: 'Résolu.',
  shownNow: 'Voici la solution.',
  stepped: 'C’est juste jusqu’ici.',
  thinking: 'Les autres réfléchissent…',
  better: 'C’est permis, mais un autre coup est nettement meilleur.',
  betterBy: (most, isExact) =>
    isExact
      ? `C’est permis, mais un autre coup rapporte au moins ${fraction(most)} de plus si tous jouent au mieux.`
      : `C’est permis, mais un autre coup rapporte en moyenne au moins ${fraction(most)} de plus, d’après un long calcul.`,
  leaves: (least) => `C’est permis, mais il n’y a alors que ${points(least)} d’assurés.`,
  instead: (move, less) => `Avec ${move}, ce serait ${points(less)} de moins.`,
  thenTakes({who, by, taken, points: worth, isLater}) {
    const what = taken.length > 0 ? list(taken) : isLater ? 'un pli' : 'le pli';
    const value = worth > 0 ? `, pour ${points(worth)}${who === undefined ? ' seulement' : ''}` : '';
    return `${isLater ? 'Plus tard' : 'Ensuite'}, ${who === undefined ? 'vous prenez' : `${who} prend`} ${what} avec ${list(by)}${value}.`;
  },
  prevented: 'C’est permis, mais les autres peuvent alors l’empêcher.',
  setDone: 'Vous avez parcouru toute la série.',
  erase: 'Effacer la progression',
  eraseNow: 'Oui, l’effacer',
  erased: 'Votre progression est effacée.',
  problem: 'Ce problème ne peut pas être affiché.',
  problemText(code, path) {
    const [line = '', column = ''] = path.split(':');
    if (code === 'puzzle.json') return `Ce n’est pas du JSON valide\u00a0: voyez la ligne ${line}, colonne ${column}.`;
    return (
      PROBLEMS[code] ??
      (path ? `Il y a une erreur dans le problème, à «\u00a0${path}\u00a0».` : 'Il y a une erreur dans le problème.')
    );
  },
  leftOut: (number) =>
    `${count(number, 'problème de cette série ne peut pas être affiché', 'problèmes de cette série ne peuvent pas être affichés')}.`,
  goals: {
    legal: () => 'Jouez un coup permis.',
    wins: () => 'Faites le pli, quoi que fassent les autres.',
    loses: () => 'Laissez le pli à un autre, quoi que fassent les autres.',
    keeps: ({all}) => `Gardez ${all} pour plus tard.`,
    card: ({any}) => `Jouez ${any}.`,
    cards: ({all}) => `Jouez exactement ${all}.`,
    takes: () => 'Prenez quelque chose sur la table.',
    captures: ({all}) => `Prenez exactement ${all}.`,
    points: ({text}) => `Faites un pli d’au moins ${points(text)}.`,
    suit: ({suit}) => `Annoncez ${suit}.`,
    type: () => 'Choisissez le bon type de coup.',
  },
  themes: {
    'partners-trick': {
      title: 'Le pli du partenaire',
      hint: 'Votre partenaire peut faire ce pli\u00a0: que pouvez-vous y ajouter\u202f?',
    },
    'drawing-trumps': {title: 'Faire tomber les atouts', hint: 'Comptez les atouts qui restent en jeu.'},
    'last-trick': {title: 'Le dernier pli', hint: 'Remontez depuis le dernier pli\u00a0: qui le fera\u202f?'},
    ruff: {title: 'Un atout au bon moment', hint: 'Est-ce le moment de jouer atout\u202f?'},
    discard: {title: 'Que défausser\u202f?', hint: 'De quelle carte pouvez-vous le mieux vous passer\u202f?'},
    endgame: {title: 'La fin de la donne', hint: 'Comptez les cartes que les autres peuvent encore avoir.'},
    counting: {title: 'Compter les cartes', hint: 'Comptez les cartes qui sont passées.'},
    duck: {title: 'Prendre ou attendre\u202f?', hint: 'Que gagnez-vous à laisser ce pli\u202f?'},
    win: {
      title: 'Ce pli vaut-il la peine\u202f?',
      hint: 'Comptez ce qu’il y a dans le pli, et qui peut encore le prendre.',
    },
    lead: {
      title: 'Que jouer en entame\u202f?',
      hint: 'De quelle couleur les autres peuvent-ils le moins profiter\u202f?',
    },
    follow: {title: 'Haute ou basse\u202f?', hint: 'De laquelle de ces cartes aurez-vous besoin plus tard\u202f?'},
  },
};
