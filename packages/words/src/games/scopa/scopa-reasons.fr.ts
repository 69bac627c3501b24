import type {Card} from '@cartavola/engine';
import type {CardWords} from '../../cards/card-words.js';
import type {ReasonText} from '../../coach/reason-words.js';
import {lister} from '../../language.js';

const list = lister('fr');
const the = (cards: readonly Card[], names: CardWords): string => list(cards.map((card) => names.the(card)));

export const reasons: Readonly<Record<string, ReasonText>> = {
  'makes-scopa': 'Pour vider la table\u00a0: une scopa.',
  'leaves-no-scopa': 'Pour ne laisser aucune scopa.',
  'lays-plain': (_cards, names) => `Pour ne poser ni un sept ni une carte à ${names.suit('D')}.`,
  'brings-home': (cards, names) => `Pour mettre à l’abri ${the(cards, names)}.`,
  'takes-settebello': 'Pour prendre le settebello.',
  'takes-sevens': (cards, names) => `Pour prendre ${the(cards, names)}.`,
  'takes-diamonds': (cards, names) => `Pour prendre ${the(cards, names)}.`,
  'takes-cards': 'Pour prendre des cartes.',
  'captures-last': 'Pour prendre en dernier\u00a0: ce qui reste est alors à vous.',
};
