import type {Seat} from '../move.js';

/** A word of the text, and where it begins. */
export interface Token {
  readonly text: string;
  readonly at: number;
  /** Seat that the word names, with a colon. */
  readonly seat?: Seat;
}

/** A key and its value, or a seat's hand. */
export interface Field {
  /** Key in lower case, a seat's word or number, or `deal` for the head of a deal. Empty for text before the first key. */
  readonly key: string;
  readonly at: number;
  /** True if the key is a seat. */
  readonly isSeat: boolean;
  /** Words of each part. Parts are separated by `/`. */
  readonly parts: Token[][];
  /** Start and end of the value. */
  from: number;
  to: number;
}
