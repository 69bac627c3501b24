import {suitOf, type Card} from '@cartavola/engine';
import type {CardWords} from '../../cards/card-words.js';
import type {ReasonText} from '../../coach/reason-words.js';
import {lister} from '../../language.js';

const list = lister('fr');
/** Lists the suits of cards, without duplicates. */
const suits = (cards: readonly Card[], names: CardWords): string =>
  list([...new Set(cards.map((card) => names.suit(suitOf(card))))]);

export const reasons: Readonly<Record<string, ReasonText>> = {
  'richest-suit': ({count, other, cards, names}) =>
    other === undefined
      ? `vous avez des points à ${suits(cards, names)}`
      : `vous avez ${count}\u00a0points à ${suits(cards, names)} au lieu de ${other}`,
  'longest-suit': ({count, other, cards, names}) =>
    other === undefined
      ? `vous avez des cartes à ${suits(cards, names)}`
      : `vous avez ${count} cartes à ${suits(cards, names)} au lieu de ${other}`,
  'has-ace': 'vous en avez l’as',
  'best-known-suit': 'c’est la couleur dont on voit le plus de points',
  'trump-elsewhere': ({list: cards}) => `un autre joueur a peut-être ${cards}`,
  'saves-card': ({list: cards, count, other}) =>
    other === undefined
      ? `ce choix met ${cards} parmi les atouts`
      : `ce choix fait un atout d’une carte de ${count}\u00a0points au lieu de ${other}`,
  'catches-ace': ({list: cards}) => `cet atout pourra prendre ${cards}`,
  'avoids-playing-alone': ({list: cards}) => `vous aurez un partenaire\u00a0: qui détient ${cards} joue avec vous`,
  'keeps-partnership': ({list: cards}) => `qui détient ${cards} est avec le capo`,
  'strengthens-partner': ({other}) =>
    other === undefined ? 'ce choix renforce un partenaire' : 'un partenaire reçoit des cartes plus hautes',
  'empties-suit': ({list: those, cards, names}) =>
    cards.length === 1
      ? `${those} est votre seule carte à ${suits(cards, names)}`
      : `c’est votre seule carte à ${suits(cards, names)}`,
  'does-gives-points': 'ce choix donne des points',
  'does-gives-no-points': 'ce choix ne donne pas de points',
  'risks-points': ({count}) => `ce coup-là ajouterait ${count}\u00a0points à un pli qui ira peut-être aux autres`,
  'nears-window': 'ce coup rapproche de 80 à 85\u00a0points',
  'may-reach-window': 'avec une seconde moitié moyenne, la donne peut finir entre 80 et 85\u00a0points',
  'aims-at-window': 'la donne peut finir entre 80 et 85\u00a0points',
};
