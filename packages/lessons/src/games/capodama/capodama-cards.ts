import type {View} from '@cartavola/engine';
import {suitIndex} from '@cartavola/engine';
import {isTrump, pointsOf, powerIn, type CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import type {CardFacts} from '../../lesson-game.js';

const seen = (view: View): CapodamaView => view as CapodamaView;

/** Capodama's trumps, points and ranking. */
export const cards: CardFacts = {
  isTrump: (view, card) => isTrump(card, seen(view).fourth),
  points: (view, card) => pointsOf(card, seen(view).doubled),
  strength(view, card) {
    const {trick, fourth} = seen(view);
    const power = powerIn(card, suitIndex(trick.cards[0] ?? card), fourth);
    return power < 0 ? undefined : power;
  },
  pointsTaken: (view, seat) => seen(view).points[seat] ?? 0,
};
