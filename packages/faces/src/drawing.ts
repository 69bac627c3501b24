import type {Sign} from './draw.js';
import type {Shapes} from './shape.js';

/** How a suit is drawn. */
export interface DrawnSuit {
  readonly sign: Sign;
  /** The classes of its colour in the style sheet of the faces. */
  readonly classes?: string;
  /** Its colour, where none of those is. */
  readonly colour?: string;
  /** How much larger than others the sign is beside the index: long ones fill their box in one direction only. */
  readonly zoom?: number;
}

/** How large the sign is that stands alone, and those of a number card. */
interface SignSizes {
  readonly alone: number;
  readonly few: number;
  readonly many: number;
  /** From how many signs on they are `many`. */
  readonly from: number;
}

/** The drawing of a deck, as data; suits and ranks by the names that its mappings give them. */
export interface Drawing {
  readonly suits: Readonly<Record<string, DrawnSuit>>;
  readonly sizes: SignSizes;
  /** The half figures of courts, each a group under the id that `figureId` gives it. */
  readonly figures: Shapes;
  /** What is between the corners of cards that are not drawn like others, by rank and suit: `1-coins`. */
  readonly special: Readonly<Record<string, Shapes>>;
}
