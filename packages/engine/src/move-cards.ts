import type {Card} from './card.js';
import type {Move} from './move.js';

/** Every card that a move names, what it takes after what takes it. */
export const cardsOf = ({card, takes = [], left, right, cards = []}: Move): readonly Card[] => [
  ...[card, left, right].filter((one) => one !== undefined),
  ...takes,
  ...cards,
];
