import type {Seat} from '@cartavola/engine';

/**
 * Returns the seats that may act, in the order in which to ask them. Seats that act out of turn come first, because
 * they can't act once the seat whose turn it is has moved.
 * @param actors seats that may act
 * @param turn seats whose turn it is (must be among `actors`)
 */
export const askingOrder = (actors: readonly Seat[], turn: readonly Seat[]): readonly Seat[] => [
  ...actors.filter((seat) => !turn.includes(seat)),
  ...actors.filter((seat) => turn.includes(seat)),
];
