import type {Card} from './card.js';
import type {Move} from './move.js';

/** Lists the cards that a move names; the card played before those that it captures. */
export const cardsOf = ({card, takes = [], left, right, cards = []}: Move): readonly Card[] => [
  ...[card, left, right].filter((one) => one !== undefined),
  ...takes,
  ...cards,
];
