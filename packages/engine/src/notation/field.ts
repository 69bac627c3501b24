import type {Seat} from '../move.js';

/** A word of the text, and where it begins. */
export interface Token {
  readonly text: string;
  readonly at: number;
  /** Seat that it names, with a colon. */
  readonly seat?: Seat;
}

/** A key with what stands after it, or a seat's hand. */
export interface Field {
  /** Key in lower case as it is written; a seat's word or number; `deal` for the head of a deal; empty for what stands before any key. */
  readonly key: string;
  readonly at: number;
  /** True if the key is a seat. */
  readonly isSeat: boolean;
  /** Words of each part; parts are divided by `/`. */
  readonly parts: Token[][];
  /** Begin and end of what stands after the key. */
  from: number;
  to: number;
}
