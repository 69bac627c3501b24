import type {Card} from '@cartavola/engine';
import type {CardWords} from '../../cards/card-words.js';
import type {ReasonText} from '../../coach/reason-words.js';
import {lister} from '../../language.js';

const list = lister('en');
const the = (cards: readonly Card[], names: CardWords): string => list(cards.map((card) => names.the(card)));

export const reasons: Readonly<Record<string, ReasonText>> = {
  'makes-scopa': 'To clear the table: a scopa.',
  'leaves-no-scopa': 'To leave no scopa to take.',
  'lays-plain': (_cards, names) => `To lay neither a seven nor a card of ${names.suit('D')}.`,
  'brings-home': (cards, names) => `To bring ${the(cards, names)} home.`,
  'takes-settebello': 'To take the settebello.',
  'takes-sevens': (cards, names) => `To take ${the(cards, names)}.`,
  'takes-diamonds': (cards, names) => `To take ${the(cards, names)}.`,
  'takes-cards': 'To take cards.',
  'captures-last': 'To be the last to take: what is left then is yours.',
};
