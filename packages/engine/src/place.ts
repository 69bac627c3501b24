import {assignCards} from './assign.js';
import {UNKNOWN, type Card} from './card.js';
import type {Deal} from './deal.js';
import type {View} from './view.js';
import type {WholeGame} from './game.js';
import type {Options} from './option.js';
import {shownHands} from './origin.js';
import type {Position} from './position.js';
import type {PositionField} from './position-field.js';
import {shuffled, type Random} from './random.js';
import type {Data} from './reading.js';

/**
 * Starts a deal from a position, with unknown cards drawn at random. All players know the cards that are known in
 * `shown`, which defaults to the position itself. Throws a `RangeError` if the unknown cards can't be drawn without
 * breaking the rules.
 */
export function placeDeal<D extends Deal, P extends Position>(
  game: WholeGame<View, D, P>,
  position: P,
  random: Random,
  shown: P = position,
): D {
  return game.positions.begin({position: fillPosition(game, position, random), seen: shownHands(shown)});
}

/** Returns the view of a position for the position's own seat. Throws the same error as `placeDeal`. */
export const viewPosition = <V extends View>(game: WholeGame<V>, position: Position, random: Random): V =>
  game.view(placeDeal(game, position, random), position.seat);

/** Replaces the unknown cards in a position with random cards from the rest of the pack. */
function fillPosition<P extends Position>(game: WholeGame<View, Deal, P>, position: P, random: Random): P {
  const hidden = shuffled(unseenIn(game, position), random);
  const places = [...position.hands, ...position.trick.map(({cards}) => cards), position.stock];
  const room = places.map((cards) => cards.filter((card) => card === UNKNOWN).length);
  const rest = hidden.length - room.reduce((sum, count) => sum + count, 0);
  const assigned = assignCards(hidden, [...room, rest], (card, place) => allows(game, position, card, place), random);
  if (!assigned) throw new RangeError('No deal is consistent with this position.');
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

/** Returns the cards in the pack that don't appear in the position, including duplicates. */
function unseenIn(game: WholeGame, position: Position): Card[] {
  const left = [...game.positions.cards(position.options)];
  for (const card of knownIn(game, position)) {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

/** Returns the keys that positions with these options have besides the common ones, in record order. */
export const fieldsOf = ({positions}: WholeGame, options: Options): readonly PositionField[] => {
  const keys = positions.keys?.(options);
  return keys ? positions.fields.filter(({key}) => keys.includes(key)) : positions.fields;
};

/** Returns the cards in a position, grouped by key, including `UNKNOWN` ones. */
export const placesIn = (game: WholeGame, position: Position): (readonly [key: string, cards: readonly Card[]])[] => [
  ['hands', position.hands.flat()],
  ...fieldsOf(game, position.options).flatMap(({key, shape}) =>
    shape.cards ? [[key, shape.cards((position as unknown as Data)[key])] as const] : [],
  ),
];

/** Returns the known cards in a position. */
export const knownIn = (game: WholeGame, position: Position): Card[] =>
  placesIn(game, position).flatMap(([, cards]) => cards.filter((card) => card !== UNKNOWN));
