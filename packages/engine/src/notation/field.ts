import type {Seat} from '../move.js';

/** A word in the text, and the offset at which it begins. */
export interface Token {
  readonly text: string;
  readonly at: number;
  /** Seat, if the word is a seat's name followed by a colon. */
  readonly seat?: Seat;
}

/** A key and its value, or a seat's hand. */
export interface Field {
  /**
   * Key in lower case, a seat's word or number, or `deal` for a deal's heading. Empty for text before the first key.
   */
  readonly key: string;
  readonly at: number;
  /** True if the key is a seat. */
  readonly isSeat: boolean;
  /** Words of each part. A `/` separates parts. */
  readonly parts: Token[][];
  /** Start and end of the value. */
  from: number;
  to: number;
}
