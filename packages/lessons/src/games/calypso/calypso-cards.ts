import {rankIndex, suitOf, type Card, type View} from '@cartavola/engine';
import type {CalypsoView} from '@cartavola/engine/games/calypso/rules.js';
import type {CardFacts} from '../../lesson-game.js';

/** Returns whether a card is of the viewer's own trump suit. */
const isTrump = (view: View, card: Card): boolean =>
  typeof view.viewer === 'number' && suitOf(card) === (view as CalypsoView).trumps[view.viewer];

/** Calypso's trumps and ranking. */
export const cards: CardFacts = {
  isTrump,
  strength: (view, card) => (isTrump(view, card) ? 100 : 0) - rankIndex(card),
};
