import type {SuitSign} from './draw.js';
import type {Shapes} from './shape.js';

/** Drawing of a suit. */
export interface DrawnSuit {
  readonly sign: SuitSign;
  /** Classes for the suit's colour in the faces' style sheet. */
  readonly classes?: string;
  /** Colour if no class sets one. */
  readonly colour?: string;
  /** Scale of the symbol beside the index. Long symbols need it, because they fill their box in only one direction. */
  readonly zoom?: number;
}

/** Sizes of a single suit symbol, and of the symbols on number cards. */
interface SignSizes {
  readonly alone: number;
  readonly few: number;
  readonly many: number;
  /** Minimum number of pips at which `many` applies. */
  readonly from: number;
}

/** Drawing of a deck as data. Suits and ranks have the names that the deck's mappings use. */
export interface Drawing {
  readonly suits: Readonly<Record<string, DrawnSuit>>;
  readonly sizes: SignSizes;
  /** Half figures of the court cards, each a group with an id from `figureId`. */
  readonly figures: Shapes;
  /** Drawings for the middle of special cards, keyed by rank and suit, such as `1-coins`. */
  readonly special: Readonly<Record<string, Shapes>>;
}
