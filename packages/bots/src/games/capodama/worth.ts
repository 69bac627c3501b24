import {rankOf, suitIndex, SUITS, type Card} from '@cartavola/engine';
import {isTrump, pointsOf, powerIn, type CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import type {Beliefs} from './beliefs.js';
import {WEIGHTS} from './weights.js';

const HEARTS = SUITS.indexOf('H');

/**
 * Expected future value of a card in the hand: expected points for the player's side minus those for the other side.
 */
export function worthOf(card: Card, view: CapodamaView, beliefs: Beliefs): number {
  const {friend, hand, trickPoints} = beliefs;
  const points = pointsOf(card, view.doubled);
  const takes = chanceToTake(card, view, beliefs);
  const share = isTrump(card, view.fourth)
    ? WEIGHTS.trumpCatch - WEIGHTS.trumpLate / Math.max(1, hand.length - 1)
    : WEIGHTS.plainCatch;
  const others = friend.length - 1;
  const friends = (friend.reduce((sum, one) => sum + one, 0) - 1) / others;
  const lost = points * (2 * friends - 1) * WEIGHTS.dump;
  const alone = hand.filter((other) => suitIndex(other) === suitIndex(card)).length === 1;
  const freedom = alone && rankOf(card) !== 'A' && hand.length > 1 ? WEIGHTS.freedom : 0;
  return takes * (points + share * trickPoints) + (1 - takes) * lost - freedom;
}

/** Probability that the card takes a trick at some point. */
function chanceToTake(card: Card, view: CapodamaView, {hand, unseen, against}: Beliefs): number {
  const {fourth} = view;
  const suit = suitIndex(card);
  const power = powerIn(card, suit, fourth);
  const threat = (other: Card): number => against.get(other) ?? 0;
  const trumps = unseen.filter((other) => isTrump(other, fourth));
  if (isTrump(card, fourth)) {
    return trumps.reduce(
      (chance, other) => chance * (powerIn(other, suit, fourth) > power ? 1 - WEIGHTS.overtrump * threat(other) : 1),
      1,
    );
  }
  const best = unseen.reduce(
    (chance, other) =>
      !isTrump(other, fourth) && powerIn(other, suit) > power ? chance * (1 - threat(other)) : chance,
    1,
  );
  const guards = hand.some((other) => other !== card && suitIndex(other) === suit && powerIn(other, suit) < power);
  const ruffs =
    trumps.reduce((sum, other) => sum + threat(other), 0) * (suit === HEARTS ? WEIGHTS.heartRuff : WEIGHTS.ruff);
  const guarded = guards ? (rankOf(card) === '7' ? WEIGHTS.guard : WEIGHTS.lowGuard) : 0;
  const comes = best + (1 - best) * guarded;
  return comes * WEIGHTS.find * Math.max(0, 1 - ruffs);
}
