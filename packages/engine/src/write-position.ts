import {formatCards, type Card} from './card.js';
import type {WholeGame} from './game.js';
import {writeOptions} from './option.js';
import {POSITION_FORMAT, type Position, type PositionKey} from './position.js';

/** A position as records write it. */
export function writePosition(position: Position, game: WholeGame): Record<string, unknown> {
  const {options, seat, dealer, leader, double, fourth, trump, trumps} = position;
  const keys = game.positions.keys(options);
  const written = writeOptions(game, options);
  const list = (cards: readonly Card[]): string => formatCards([...cards].sort((a, b) => game.compare(a, b)));
  const lists: Partial<Record<PositionKey, unknown>> = {
    trick: position.trick
      .flatMap(({seat, cards, folded}) => cards.map((card) => `${seat}:${folded ? '??' : formatCards([card])}`))
      .join(' '),
    table: list(position.table),
    piles: position.piles.some((pile) => pile.length > 0) && position.piles.map(list),
    scopas: position.scopas.some((count) => count > 0) && position.scopas,
    calypsos: position.calypsos.some((cards) => cards.length > 0) && position.calypsos.map(list),
    stock: formatCards(position.stock),
  };
  const given = (key: PositionKey, value: unknown): object => (keys.includes(key) && value ? {[key]: value} : {});
  const seatKey = (key: 'capo' | 'dama' | 'king'): object =>
    position[key] !== undefined && keys.includes(key) ? {[key]: position[key]} : {};
  return {
    format: POSITION_FORMAT,
    game: game.id,
    ...(written && {options: written}),
    ...(seat !== 0 && {seat}),
    hands: position.hands.map(list),
    ...given('trick', lists.trick),
    leader,
    dealer,
    ...given('table', lists.table),
    ...given('double', double),
    ...given('fourth', fourth !== undefined && formatCards([fourth])),
    ...seatKey('capo'),
    ...seatKey('dama'),
    ...seatKey('king'),
    ...given('trump', trump),
    ...given('trumps', trumps?.join('')),
    ...given('calypsos', lists.calypsos),
    ...given('piles', lists.piles),
    ...given('scopas', lists.scopas),
    ...given('stock', lists.stock),
  };
}
