import type {SuitSign} from './draw.js';
import type {Shapes} from './shape.js';

/** Drawing of a suit. */
export interface DrawnSuit {
  readonly sign: SuitSign;
  /** Classes of its colour in the faces' style sheet. */
  readonly classes?: string;
  /** Colour, if no class gives one. */
  readonly colour?: string;
  /** Scale of the sign beside the index: long signs fill their box in one direction only. */
  readonly zoom?: number;
}

/** Sizes of a sign alone, and on number cards. */
interface SignSizes {
  readonly alone: number;
  readonly few: number;
  readonly many: number;
  /** Number of pips from which `many` applies. */
  readonly from: number;
}

/** Drawing of a deck, as data; suits and ranks have the names of its mappings. */
export interface Drawing {
  readonly suits: Readonly<Record<string, DrawnSuit>>;
  readonly sizes: SignSizes;
  /** Half figures of courts, each a group with the id of `figureId`. */
  readonly figures: Shapes;
  /** Middles of specially drawn cards, by rank and suit: `1-coins`. */
  readonly special: Readonly<Record<string, Shapes>>;
}
