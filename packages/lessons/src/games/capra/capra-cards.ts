import {suitOf, type Card, type View} from '@cartavola/engine';
import {PACK, pointsOf, type CapraView} from '@cartavola/engine/games/capra/rules.js';
import type {CardFacts} from '../../lesson-game.js';
import {board} from './capra-board.js';

/** Number of cards in a suit. The highest are first in `PACK`. */
const SUIT = PACK.length / 4;

const isTrump = (view: View, card: Card): boolean => suitOf(card) === (view as CapraView).trump;

/** Capra's trumps, points and ranking. */
export const cards: CardFacts = {
  isTrump,
  points: (_, card) => pointsOf[card]!,
  strength: (view, card) => SUIT - (PACK.indexOf(card) % SUIT) + (isTrump(view, card) ? SUIT : 0),
  pointsTaken: (view, seat) =>
    board(view)
      .heaps.filter(({side}) => side === seat % 2)
      .flatMap((heap) => heap.cards)
      .reduce((sum, card) => sum + (card < 0 ? 0 : pointsOf[card]!), 0),
};
