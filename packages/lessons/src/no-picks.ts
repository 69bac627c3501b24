import type {Card, Seat, Suit} from '@cartavola/engine';
import type {Prediction} from './verdict.js';

/** The reader's current choice, before it is submitted. */
export interface Picks {
  readonly cards: readonly Card[];
  /** Chosen cards on the table. */
  readonly table: readonly Card[];
  readonly suit?: Suit;
  readonly who?: Prediction;
  readonly number?: number;
  /** Value of the item chosen from a list. */
  readonly choice?: string;
  readonly seats: readonly Seat[];
  /** Values of the items put in order so far. */
  readonly order: readonly string[];
}

/** The state before anything has been chosen. */
export const NO_PICKS: Picks = {cards: [], table: [], seats: [], order: []};
