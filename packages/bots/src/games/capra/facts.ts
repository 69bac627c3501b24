import {suitIndex, SUITS, UNKNOWN, type Card, type Move, type Seat} from '@cartavola/engine';
import {beats, HAND, type CapraView} from '@cartavola/engine/games/capra/rules.js';
import type {MoveReason} from '../../choice.js';
import {TRICK_CLAIMS, trueReasons, type Claim, type TrickKnown} from '../../reasons.js';
import {sumOf} from './worth.js';

/** A seat's information about a move. */
interface CapraKnown extends TrickKnown {
  readonly type: string;
  readonly hand: readonly Card[];
}

const CLAIMS: readonly Claim<CapraKnown>[] = [
  {id: 'keeps-four', holds: ({type}) => type === 'pass' || type === 'waive'},
  {id: 'enters-with-four', holds: ({type}) => type === 'claim'},
  {id: 'leads-group', holds: ({isLead, isSure, cards}) => isLead && !isSure && cards.length > 1},
  ...TRICK_CLAIMS,
];

/** Returns the reason for a move. `unseen` are the cards that the seat can't see anywhere. */
export function reasonsOf(move: Move, view: CapraView, unseen: readonly Card[]): readonly MoveReason[] {
  const {type, cards = []} = move;
  const {trick, viewer, moves, hands} = view;
  const me = viewer as Seat;
  const hand = hands[me]!;
  if (type === 'pass' || type === 'waive' || type === 'claim') {
    const known = {cards: type === 'claim' ? cards : hand, points: 0, stake: 0, isSure: false, isLead: false};
    return trueReasons(CLAIMS, {...known, type, hand, isCheapest: false});
  }
  const seat = type === 'fold' ? trick.plays.findLast((play) => play.type !== 'fold')!.seat : me;
  const best = type === 'fold' ? view.best : cards;
  return trueReasons(CLAIMS, {
    type,
    hand,
    cards,
    points: sumOf(cards),
    // Folded cards that the seat cannot see may have points.
    stake: sumOf(cards) + sumOf(trick.plays.flatMap((play) => play.cards).filter((card) => card >= 0)),
    ahead: seat === me ? 'self' : seat % 2 === me % 2 ? 'partner' : 'enemy',
    isSure: isSure(best, view, unseen),
    isLead: type === 'lead',
    isCheapest: moves.every((other) => other.type === 'claim' || sumOf(other.cards ?? []) >= sumOf(cards)),
  });
}

/**
 * True if no player can still beat the best cards: the trick is complete, or one of the cards is above all cards that others may hold, and no seat
 * can claim.
 */
function isSure(best: readonly Card[], view: CapraView, unseen: readonly Card[]): boolean {
  const {trick, hands, trump, viewer} = view;
  if (trick.plays.length === hands.length - 1) return true;
  const others = hands.filter((_, seat) => seat !== viewer).map((hand) => hand.filter((card) => card !== UNKNOWN));
  const theirs = [...unseen, ...others.flat()];
  const top = best.some((card) => !theirs.some((other) => beats([other], [card], SUITS.indexOf(trump))));
  return top && !hands.some((hand, seat) => seat !== viewer && mayBeFour(hand, unseen));
}

/** True if a hand may be four cards of one suit, given what is known about it. */
function mayBeFour(hand: readonly Card[], unseen: readonly Card[]): boolean {
  if (hand.length !== HAND) return false;
  return SUITS.some((_, suit) => {
    const known = hand.filter((card) => card !== UNKNOWN);
    const isOfSuit = known.every((card) => suitIndex(card) === suit);
    return isOfSuit && known.length + unseen.filter((card) => suitIndex(card) === suit).length >= HAND;
  });
}
