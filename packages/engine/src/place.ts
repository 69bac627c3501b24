import {assignCards} from './assign.js';
import {UNKNOWN, type Card} from './card.js';
import type {Deal, View, WholeGame} from './game.js';
import {shownHands, type Position} from './position.js';
import {shuffled, type Random} from './random.js';

/**
 * A deal that begins in a position: what is not known there is drawn at random. What all players know of the hands is what is known
 * there, or in `shown`. A `RangeError` where no cards can lie in the hands that are not known.
 */
export function placeDeal<V extends View>(
  game: WholeGame<V>,
  position: Position,
  random: Random,
  shown: Position = position,
): Deal<V> {
  return game.positions.begin({position: fillPosition(game, position, random), seen: shownHands(shown)});
}

/** The view of a position: that of the seat whose position it is. Errors as `placeDeal`. */
export const viewPosition = <V extends View>(game: WholeGame<V>, position: Position, random: Random): V =>
  placeDeal(game, position, random).view(position.seat);

/** The position with every unknown card drawn from those that lie nowhere else. */
function fillPosition(game: WholeGame, position: Position, random: Random): Position {
  const hidden = shuffled(unseenIn(game, position), random);
  const places = [...position.hands, ...position.trick.map(({cards}) => cards), position.stock];
  const room = places.map((cards) => cards.filter((card) => card === UNKNOWN).length);
  const rest = hidden.length - room.reduce((sum, count) => sum + count, 0);
  const assigned = assignCards(hidden, [...room, rest], (card, place) => allows(game, position, card, place), random);
  if (!assigned) throw new RangeError('No deal agrees with this position.');
  const filled = places.map((cards, place) => cards.map((card) => (card === UNKNOWN ? assigned[place]!.pop()! : card)));
  const seats = position.hands.length;
  return {
    ...position,
    hands: filled.slice(0, seats).map((hand) => hand.sort((a, b) => game.compare(a, b))),
    trick: position.trick.map((laid, place) => ({...laid, cards: filled[seats + place]!})),
    stock: filled[filled.length - 1]!,
  };
}

const allows = (game: WholeGame, position: Position, card: Card, place: number): boolean =>
  place >= position.hands.length || game.positions.mayHold(position, place, card);

/** The cards that lie nowhere in the position, as often as they may. */
function unseenIn(game: WholeGame, position: Position): Card[] {
  const left = [...game.positions.cards(position.options)];
  for (const card of knownIn(position)) {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

/** All cards that a position shows. */
export const knownIn = ({hands, trick, table, piles, calypsos, stock}: Position): Card[] =>
  [hands, trick.map(({cards}) => cards), table, piles, calypsos, stock].flat(2).filter((card) => card !== UNKNOWN);
