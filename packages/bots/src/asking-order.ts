import type {Seat} from '@cartavola/engine';

/**
 * Returns the seats that may act, in the order in which to ask them. Seats out of turn come first, because they lose
 * their chance once the seat in turn has moved.
 * @param actors seats that may act
 * @param turn seats in turn, which must be among `actors`
 */
export const askingOrder = (actors: readonly Seat[], turn: readonly Seat[]): readonly Seat[] => [
  ...actors.filter((seat) => !turn.includes(seat)),
  ...actors.filter((seat) => turn.includes(seat)),
];
