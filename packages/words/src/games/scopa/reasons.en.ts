import type {Card} from '@cartavola/engine';
import type {CardWords} from '../../cards/card-words.js';
import type {ReasonText} from '../../coach/reason-words.js';
import {lister} from '../../language.js';

const list = lister('en');
const the = (cards: readonly Card[], names: CardWords): string => list(cards.map((card) => names.the(card)));

export const reasons: Readonly<Record<string, ReasonText>> = {
  'makes-scopa': 'To clear the table: a scopa.',
  'leaves-no-scopa': 'To leave too much on the table for a scopa.',
  'trails-safely': 'To leave little to take.',
  'trails-least': 'To give away the least.',
  'takes-settebello': 'To take the settebello.',
  'takes-sevens': (cards, names) => `To take ${the(cards, names)}.`,
  'takes-diamonds': (cards, names) => `To take ${the(cards, names)}.`,
  'takes-cards': 'To take cards.',
  'captures-late': 'To be the last to take: what is left then is yours.',
};
