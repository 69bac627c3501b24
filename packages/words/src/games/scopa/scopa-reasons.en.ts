import type {Card} from '@cartavola/engine';
import type {CardWords} from '../../cards/card-words.js';
import type {ReasonText} from '../../coach/reason-words.js';
import {lister} from '../../language.js';

const list = lister('en');
const the = (cards: readonly Card[], names: CardWords): string => list(cards.map((card) => names.the(card)));

export const reasons: Readonly<Record<string, ReasonText>> = {
  'makes-scopa': 'To clear the table: a scopa.',
  'leaves-no-scopa': 'To avoid leaving a scopa.',
  'lays-plain': (_cards, names) => `To avoid laying a seven or a card in ${names.suit('D')}.`,
  'brings-home': (cards, names) => `To get ${the(cards, names)} into your pile.`,
  'takes-settebello': 'To take the settebello.',
  'takes-sevens': (cards, names) => `To take ${the(cards, names)}.`,
  'takes-diamonds': (cards, names) => `To take ${the(cards, names)}.`,
  'takes-cards': 'To take cards.',
  'captures-last': 'To take last, and so get what is left.',
};
