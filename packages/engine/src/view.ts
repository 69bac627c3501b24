import type {Card} from './card.js';
import type {Move, Seat, Viewer} from './move.js';
import type {Options} from './option.js';
import type {Position} from './position.js';
import type {Score} from './score.js';

/**
 * What one viewer knows of a deal, with a perfect memory, and nothing else. Plain data: it survives `structuredClone`.
 * Games add what is theirs.
 */
export interface View {
  readonly game: string;
  readonly options: Options;
  readonly viewer: Viewer;
  readonly dealer: Seat;
  /** The seats that everybody can see are to act. */
  readonly turn: readonly Seat[];
  /** The viewing seat's own legal moves; none for other viewers. */
  readonly moves: readonly Move[];
  /** By seat; `UNKNOWN` where the viewer does not know the card. */
  readonly hands: readonly (readonly Card[])[];
  readonly over: boolean;
  /** Present when the deal is over. */
  readonly score?: Score;
  /** Where the deal began in the middle: from where, as the viewer may know it. */
  readonly position?: Position;
}
