import {SUITS, type Card, type Move, type Seat} from '@cartavola/engine';
import type {CapraView} from '@cartavola/engine/games/capra/rules.js';
import {sumOf} from './worth.js';

/** Points more than another fold gives from which a fold is not considered: to a trick that is lost, and while the partner may save it. */
const DEAR = {lost: 4, open: 7};

/** Points that nobody lays face down where the same cards win face up: while the other side is ahead, and while it may get ahead. */
const WINNING = {behind: 4, ahead: 10};

/** Points of a beat that may be fewer than those of a fold that it replaces: the dear cards are laid to win, not lost. */
const SAVED = 3;

/**
 * Returns the view's moves without folds that give points away. To a trick in which the other side is ahead: those of far more points than
 * another fold of no more trumps; to a trick that is lost, a lower card of the suit; of cards that could win it face up, and by the last to
 * play, where anything wins it. To a trick of the partner that an enemy may take: of an ace or a ten that would go ahead face up. And without
 * beats of the partner by the last to play, unless a group is left to lead.
 */
export function undominated(view: CapraView): readonly Move[] {
  const {moves, trick, trump, viewer} = view;
  const winner = trick.plays.findLast(({type}) => type !== 'fold');
  if (!winner) return moves;
  const me = viewer as Seat;
  const isBehind = winner.seat % 2 !== me % 2;
  const isLast = trick.plays.length === 3;
  // Its side has the trick: to take the lead over is worth a beat only for a group.
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

/** True if two or more cards of one suit stay in the hand without these. */
function leavesGroup({hands, viewer}: CapraView, played: readonly Card[]): boolean {
  const left = hands[viewer as Seat]!.filter((card) => !played.includes(card));
  return new Set(left.map((card) => card >> 4)).size < left.length;
}

/** True if cards are of the same suits as others, and each is the same or lower; both in written order. */
const isLower = (cards: readonly Card[], others: readonly Card[]): boolean =>
  sumOf(cards) < sumOf(others) &&
  cards.every((card, place) => card >> 4 === others[place]! >> 4 && sumOf([card]) <= sumOf([others[place]!]));
