import type {Move} from '@cartavola/engine';
import type {Choice, ChooseOptions} from './choice.js';
import {STRONGEST} from './levels.js';

/**
 * Options for every verdict. Only the number of iterations limits the search, so hints, the coach, reviews and the
 * command line give the same verdict for a view on every machine.
 */
export const VERDICT = {level: STRONGEST, iterations: 4000, seed: 'verdict'} as const satisfies ChooseOptions;

/** Returns the cost of a move in a verdict. Returns 0 if the verdict doesn't include the move. */
export const lossOf = ({costs = []}: Choice, move: Move): number =>
  costs.find((one) => isSameMove(one.move, move))?.loss ?? 0;

/** True if two moves are equal, whatever the order of their cards. */
export const isSameMove = (one: Move, other: Move): boolean => keyOf(one) === keyOf(other);

const keyOf = ({type, suit, card, takes = [], left, right, cards = []}: Move): string =>
  JSON.stringify([type, suit, card, left, right, takes.toSorted(ascending), cards.toSorted(ascending)]);

const ascending = (one: number, other: number): number => one - other;
