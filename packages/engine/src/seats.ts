import type {Seat} from './move.js';

/** Shared lists with a single seat, because they are needed before every move. */
export const ALONE: readonly (readonly Seat[])[] = Array.from({length: 6}, (_, seat) => Object.freeze([seat]));

/** Shared empty list of seats. */
export const NOBODY: readonly Seat[] = Object.freeze([]);

/** Side of a seat in games with two sides: seats 0 and 2 are side 0, and the others are side 1. */
export const sideOf = (seat: Seat): number => seat % 2;
