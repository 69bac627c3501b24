import {lister} from '../language.js';
import type {CoachTable} from './reason-words.js';

const list = lister('fr');
const points = (count: number): string => `${count.toLocaleString('fr')}\u00a0${count < 2 ? 'point' : 'points'}`;
/** Returns a phrase with the other move's quantity, or an empty string if there is none. */
const not = (other: number | undefined): string => (other === undefined ? '' : ` au lieu de ${other}`);

export const coach: CoachTable = {
  texts: {
    naming: (cards, taken) => (taken.length > 0 ? `${list(cards)}, en prenant ${list(taken)}` : list(cards)),
    acting: (cards, taken) => (cards.length > 0 ? `de prendre ${list(taken)} avec ${list(cards)}` : 'd’attendre'),
    list,
    faceDown: (cards) => `${cards}, face cachée`,
    wait: 'pas maintenant',
    hint: (what) => `Conseil\u00a0: ${what}.`,
    better: (what) => `Mieux\u00a0: ${what}.`,
    rather: (than, why) => `plutôt que ${than}\u00a0: ${why}.`,
    asGood: (than) => `à peu près aussi bon\u00a0: ${than}.`,
    opponent: 'un adversaire',
    show: 'Montrer la suite possible',
    back: 'Revenir au jeu',
    takeBack: '«\u00a0Annuler\u00a0» reprend votre coup.',
    noHint: 'Ce n’est pas à vous de jouer.',
  },
  trickReasons: {
    'takes-points': ({count, other}) => `ce coup prend sûrement le pli, avec au moins ${points(count)}${not(other)}`,
    'takes-trick': 'ce coup prend sûrement le pli',
    'goes-ahead': 'ce coup passe en tête dans ce pli',
    'may-be-beaten': ({who, answer, other}) =>
      other === undefined
        ? `ensuite, ${who} pourrait le battre, par exemple avec ${answer}`
        : `plus de cartes pourraient le battre, par exemple ${answer}`,
    'beats-partner': 'ce coup-là dépasserait votre propre camp',
    'feeds-partner': ({count, other}) => `ce coup ajoute ${points(count)}${not(other)} à un pli sûr de votre camp`,
    'partner-ahead': ({count, other}) => `ce coup ajoute ${points(count)}${not(other)} quand votre camp est en tête`,
    'adds-points': ({count, other}) =>
      `ce coup-là ajouterait ${points(count)}${not(other)} quand les autres sont en tête`,
    spends: ({list: those, cards: {length}}) => `${those} ${length > 1 ? 'peuvent' : 'peut'} valoir plus par la suite`,
    'keeps-higher': ({names, cards, count, other = 0}) => {
      const kept = list(cards.slice(0, -1).map(names.the));
      const can = cards.length > 2 ? 'peuvent' : 'peut';
      const example = names.the(cards.at(-1)!);
      return count === 1
        ? `${kept} ${can} battre ${example}, qui peut encore venir`
        : `${kept} ${can} battre ${count} cartes qui peuvent encore venir, par exemple ${example}${other > 0 ? `, au lieu ${other === 1 ? 'd’une' : `de ${other}`}` : ''}`;
    },
    'spends-trump': ({list: card}) => `${card} est un atout, et peut valoir plus par la suite`,
    'spends-strongest': ({list: card}) =>
      `${card} est la carte la plus forte qui reste dans sa couleur, et peut faire un pli par la suite`,
    'does-takes': 'ce coup prend le pli',
    'does-partner-takes': 'ce coup laisse le pli à votre camp',
    'does-loses': 'ce coup laisse le pli aux autres',
    'does-ahead': 'ce coup passe en tête dans ce pli',
    'does-partner-ahead': 'ce coup laisse votre camp en tête',
    'does-behind': 'ce coup laisse les autres en tête',
    'does-other-ahead': 'ce coup laisse un autre joueur en tête',
    'does-open': 'un adversaire a peut-être une carte plus haute',
    'does-highest': 'un adversaire ne peut la battre qu’avec un atout',
  },
  reasons: {
    'only-move': 'il n’y a pas d’autre coup',
    'seems-best': 'aucun autre coup ne semble meilleur',
    'on-average': ({points: gained}) =>
      `dans les donnes compatibles avec ce que vous voyez, ce coup rapporte en moyenne ${points(gained)} de plus`,
  },
  outcomes: {
    takes: 'les deux coups prennent sûrement le pli',
    'partner-takes': 'dans les deux cas, votre camp prend sûrement le pli',
    loses: 'dans les deux cas, les autres prennent le pli',
    ahead: 'les deux coups passent en tête dans ce pli',
    'partner-ahead': 'dans les deux cas, votre camp reste en tête',
    behind: 'dans les deux cas, les autres restent en tête',
    'other-ahead': 'dans les deux cas, un autre joueur reste en tête',
    open: 'dans les deux cas, un adversaire a peut-être une carte plus haute',
    highest: 'dans les deux cas, un adversaire ne peut battre la carte qu’avec un atout',
    captures: 'les deux coups prennent des cartes',
    lays: 'aucun des deux coups ne prend de carte',
    'gives-points': 'dans les deux cas, vous donnez des points',
    'gives-no-points': 'dans les deux cas, vous ne donnez pas de points',
  },
  effects: {
    takes: 'ce coup prend sûrement le pli',
    'partner-takes': 'ce coup laisse le pli à votre camp',
    loses: 'ce coup laisse le pli aux autres',
    ahead: 'ce coup passe en tête dans ce pli',
    'partner-ahead': 'ce coup laisse votre camp en tête',
    behind: 'ce coup laisse les autres en tête',
    'other-ahead': 'ce coup laisse un autre joueur en tête',
    open: 'ce coup entame d’une carte qu’un adversaire peut battre avec une plus haute',
    highest: 'ce coup entame d’une carte qu’un adversaire ne peut battre qu’avec un atout',
    captures: 'ce coup prend des cartes',
    lays: 'ce coup ne prend pas de carte',
    'gives-points': 'ce choix donne des points',
    'gives-no-points': 'ce choix ne donne pas de points',
  },
};
