import {formatCards, type Card} from './card.js';
import type {WholeGame} from './game.js';
import {writeOptions} from './option.js';
import {fieldsOf} from './place.js';
import {POSITION_FORMAT, type Position} from './position.js';
import {inOrder, TRICK, type PositionField} from './position-field.js';
import type {Data} from './reading.js';

/** Converts a position to record format. */
export function writePosition(position: Position, game: WholeGame): Record<string, unknown> {
  const {options, seat, dealer, leader, hands} = position;
  const fields = fieldsOf(game, options);
  const compare = (a: Card, b: Card): number => game.compare(a, b);
  const write = ({key, shape}: PositionField): object => {
    const value = (position as unknown as Data)[key];
    const written = value === undefined ? undefined : shape.write(value, compare);
    return written === undefined ? {} : {[key]: written};
  };
  const changed = writeOptions(game, options);
  return {
    format: POSITION_FORMAT,
    game: game.id,
    ...(changed && {options: changed}),
    ...(seat !== 0 && {seat}),
    hands: hands.map((hand) => formatCards(inOrder(hand, compare))),
    ...(fields.includes(TRICK) && write(TRICK)),
    leader,
    dealer,
    ...fields.filter((field) => field !== TRICK).reduce((rest, field) => ({...rest, ...write(field)}), {}),
  };
}
