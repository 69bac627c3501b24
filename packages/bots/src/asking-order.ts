import type {Seat} from '@cartavola/engine';

/**
 * Lists the seats that may act in the order in which they are asked. Seats that may act out of turn come first, because they lose the chance once the
 * seat in turn has moved.
 * @param actors seats that may act
 * @param turn seats in turn, which are also among the actors
 */
export const askingOrder = (actors: readonly Seat[], turn: readonly Seat[]): readonly Seat[] => [
  ...actors.filter((seat) => !turn.includes(seat)),
  ...actors.filter((seat) => turn.includes(seat)),
];
