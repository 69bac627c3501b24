import type {Seat} from './move.js';

/** Shared lists of one seat each. They are allocated once because every move needs one. */
export const ALONE: readonly (readonly Seat[])[] = Array.from({length: 6}, (_, seat) => Object.freeze([seat]));

/** Shared empty list of seats. */
export const NOBODY: readonly Seat[] = Object.freeze([]);

/** Returns the side of a seat in games with two sides: seats 0 and 2 are side 0, and the others are side 1. */
export const sideOf = (seat: Seat): number => seat % 2;
