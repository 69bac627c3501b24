import type {SuitSign} from './draw.js';
import type {Shapes} from './shape.js';

/** Drawing of a suit. */
export interface DrawnSuit {
  readonly sign: SuitSign;
  /** Classes for its colour in the faces' style sheet. */
  readonly classes?: string;
  /** Colour if no class sets one. */
  readonly colour?: string;
  /** Scale of the sign beside the index. Long signs fill their box in one direction only. */
  readonly zoom?: number;
}

/** Sizes of a single sign and of the signs on number cards. */
interface SignSizes {
  readonly alone: number;
  readonly few: number;
  readonly many: number;
  /** Number of pips from which `many` applies. */
  readonly from: number;
}

/** A deck's drawing as data. Suits and ranks have the names used in its mappings. */
export interface Drawing {
  readonly suits: Readonly<Record<string, DrawnSuit>>;
  readonly sizes: SignSizes;
  /** Courts' half figures, each a group with an id from `figureId`. */
  readonly figures: Shapes;
  /** Middles of specially drawn cards, by rank and suit: `1-coins`. */
  readonly special: Readonly<Record<string, Shapes>>;
}
