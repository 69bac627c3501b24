import {SUITS, type Card, type Move, type Seat} from '@cartavola/engine';
import type {CapraView} from '@cartavola/engine/games/capra/rules.js';
import {sumOf} from './worth.js';

/**
 * Number of points above those of another fold at which a fold is ruled out: in a lost trick, and while the partner may
 * still win the trick.
 */
const DEAR = {lost: 4, open: 7};

/**
 * Number of points at which cards that can win face up are never folded: while the other side is ahead, and while it
 * may get ahead.
 */
const WINNING = {behind: 4, ahead: 10};

/** Number of points by which a beat may be worth less than the fold that it replaces. */
const SAVED = 3;

/**
 * Returns the view's moves without those that give points away:
 *
 * - In a trick in which the other side is ahead, a fold with far more points than another fold with no more trumps.
 * - A fold in a lost trick if the same suits allow a lower one.
 * - A fold of valuable cards that could win the trick face up. For the last player, any winning cards count.
 * - While the partner is ahead but an opponent may still take the trick, a fold of an ace or a ten that would go ahead
 *   face up.
 * - A beat of the partner's cards by the last player, unless it leaves a group to lead.
 */
export function undominated(view: CapraView): readonly Move[] {
  const {moves, trick, trump, viewer} = view;
  const winner = trick.plays.findLast(({type}) => type !== 'fold');
  if (!winner) return moves;
  const me = viewer as Seat;
  const isBehind = winner.seat % 2 !== me % 2;
  const isLast = trick.plays.length === 3;
  // The player's side has already won the trick, so a beat is only worthwhile if it leaves a group to lead.
  if (!isBehind && isLast) return moves.filter(({type, cards}) => type !== 'beat' || leavesGroup(view, cards!));
  const beats = moves.filter(({type}) => type === 'beat').map(({cards}) => cards!);
  const isSame = (one: readonly Card[], other: readonly Card[]): boolean => other.every((card) => one.includes(card));
  const isWasted = (cards: readonly Card[]): boolean => {
    const points = sumOf(cards);
    if (points < (isBehind ? WINNING.behind : WINNING.ahead)) return false;
    return beats.some(
      (beat) => isSame(beat, cards) || (isBehind && (isLast || (points >= DEAR.open && sumOf(beat) + SAVED >= points))),
    );
  };
  const trumpsIn = (cards: readonly Card[]): number => cards.filter((card) => SUITS[card >> 4] === trump).length;
  const folds = moves.filter(({type}) => type === 'fold').map(({cards}) => cards!);
  const isLost = isBehind && trick.plays.some(({seat}) => seat % 2 === me % 2);
  const dear = isLost ? DEAR.lost : DEAR.open;
  const isDear = (cards: readonly Card[]): boolean =>
    isBehind &&
    folds.some(
      (other) =>
        (sumOf(other) + dear <= sumOf(cards) && trumpsIn(other) <= trumpsIn(cards)) ||
        (isLost && isLower(other, cards)),
    );
  return moves.filter(({type, cards}) => type !== 'fold' || !(isDear(cards!) || isWasted(cards!)));
}

/** True if the hand still has two or more cards of one suit without `played`. */
function leavesGroup({hands, viewer}: CapraView, played: readonly Card[]): boolean {
  const left = hands[viewer as Seat]!.filter((card) => !played.includes(card));
  return new Set(left.map((card) => card >> 4)).size < left.length;
}

/**
 * True if cards have the same suits as others, none is higher, and at least one is lower. Both lists are in record
 * order.
 */
const isLower = (cards: readonly Card[], others: readonly Card[]): boolean =>
  sumOf(cards) < sumOf(others) &&
  cards.every((card, place) => card >> 4 === others[place]! >> 4 && sumOf([card]) <= sumOf([others[place]!]));
