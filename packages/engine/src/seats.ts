import type {Seat} from './move.js';

/** By seat, the list of that seat alone; made once, since it is asked for before every move. */
export const ALONE: readonly (readonly Seat[])[] = Array.from({length: 6}, (_, seat) => Object.freeze([seat]));

/** Of nobody. */
export const NOBODY: readonly Seat[] = Object.freeze([]);

/** Seats 0 and 2 are side 0, the others side 1. */
export const sideOf = (seat: Seat): number => seat % 2;
