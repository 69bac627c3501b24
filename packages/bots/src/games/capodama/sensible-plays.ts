import {suitIndex, type Card, type Move, type Seat} from '@cartavola/engine';
import {isTrump, pointsOf, powerIn, variantOf, type CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import {leading} from './trick.js';

/** Number of points above the cheapest plain card at which a card is too valuable to add to the other side's trick. */
const DEAR = 4;

/**
 * Returns the view's moves without those that are absurd for the last player in a trick: a trump on a trick that the
 * player's side is already winning, and a card with many more points than a plain one on a trick that the other side
 * wins anyway.
 */
export function undominated(view: CapodamaView): readonly Move[] {
  const {moves, trick, hands, doubled, fourth, phase} = view;
  if (phase !== 'play' || trick.cards.length !== hands.length - 1) return moves;
  const top = leading(trick, view)!;
  const isOwn = isOnSide(view, top.seat);
  if (isOwn === undefined) return moves;
  const points = (card: Card): number => pointsOf(card, doubled);
  const plain = moves.flatMap(({card}) => (isTrump(card!, fourth) ? [] : [card!]));
  if (plain.length === 0) return moves;
  const cheapest = Math.min(...plain.map(points));
  const led = suitIndex(trick.cards[0]!);
  return moves.filter(({card}) =>
    isOwn ? !isTrump(card!, fourth) : powerIn(card!, led, fourth) > top.power || points(card!) < cheapest + DEAR,
  );
}

/** True if a seat is on the viewer's side, false if it isn't. Undefined while the viewer cannot know all sides. */
function isOnSide({viewer, capo, dama, king, options}: CapodamaView, seat: Seat): boolean | undefined {
  const known = [dama, king].slice(0, variantOf(options).partners.length);
  if (known.includes(undefined)) return undefined;
  const isWithCapo = (one: Seat): boolean => one === capo || known.includes(one);
  return isWithCapo(seat) === isWithCapo(viewer as Seat);
}
