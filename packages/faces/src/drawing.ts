import type {SuitSign} from './draw.js';
import type {Shapes} from './shape.js';

/** Drawing of a suit. */
export interface DrawnSuit {
  readonly sign: SuitSign;
  /** Classes of its colour in the faces' style sheet. */
  readonly classes?: string;
  /** Colour, if no class gives one. */
  readonly colour?: string;
  /** Scale of the sign beside the index. Long signs fill their box in one direction only. */
  readonly zoom?: number;
}

/** Sizes of a single sign and of signs on number cards. */
interface SignSizes {
  readonly alone: number;
  readonly few: number;
  readonly many: number;
  /** Number of pips from which `many` applies. */
  readonly from: number;
}

/** Drawing of a deck, as data. Suits and ranks have the names used by its mappings. */
export interface Drawing {
  readonly suits: Readonly<Record<string, DrawnSuit>>;
  readonly sizes: SignSizes;
  /** Half figures of courts, each a group with an id from `figureId`. */
  readonly figures: Shapes;
  /** Middles of specially drawn cards, by rank and suit: `1-coins`. */
  readonly special: Readonly<Record<string, Shapes>>;
}
