import {formatCard, type Card, type Seat, type Suit} from '@cartavola/engine';
import type {Question} from './judge.js';
import {picksMove} from './picked-move.js';
import type {Prediction, ReaderAnswer} from './verdict.js';

/** Current choice of the reader, before it is submitted. */
export interface Picks {
  readonly cards: readonly Card[];
  /** Chosen cards of the table. */
  readonly table: readonly Card[];
  readonly suit?: Suit;
  readonly who?: Prediction;
  readonly number?: number;
  /** Value of the chosen text. */
  readonly choice?: string;
  readonly seats: readonly Seat[];
  /** Values of the texts chosen so far, in order. */
  readonly order: readonly string[];
}

/** The choice before anything is chosen. */
export const NO_PICKS: Picks = {cards: [], table: [], seats: [], order: []};

/** Adds an item to a list, or takes it out. */
export const toggled = <T>(items: readonly T[], item: T): readonly T[] =>
  items.includes(item) ? items.filter((one) => one !== item) : [...items, item];

/** Returns the answer that a choice makes; undefined if incomplete. `type`: of the move, if several are possible. */
export function answerFrom(picks: Picks, {exercise, order: right}: Question, type?: string): ReaderAnswer | undefined {
  const {kind, choices} = exercise.step;
  const {cards, who, number, choice, seats, order} = picks;
  switch (kind) {
    case 'choose':
      return cards.length > 0 ? {kind, cards} : undefined;
    case 'predict':
      return who && {kind, who};
    case 'count':
      return number === undefined ? undefined : {kind, number};
    case 'decide':
      return choice === undefined ? undefined : {kind, choice};
    case 'seats':
      return seats.length > 0 ? {kind, seats} : undefined;
    case 'order': {
      const items = choices ? order : cards.map(formatCard);
      return items.length === right.length ? {kind, items} : undefined;
    }
    case 'play': {
      const move = picksMove(exercise, picks, type);
      return move && {kind, move};
    }
    default:
      return undefined;
  }
}
