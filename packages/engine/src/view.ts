import type {Card} from './card.js';
import type {Move, Seat, Viewer} from './move.js';
import type {Options} from './option.js';
import type {Position} from './position.js';
import type {Score} from './score.js';

/**
 * What a viewer may know about a deal: everything that the viewer sees or has seen, and nothing hidden. Plain data that
 * `structuredClone` can copy. Games extend it.
 */
export interface View {
  readonly game: string;
  readonly options: Options;
  readonly viewer: Viewer;
  readonly dealer: Seat;
  /** Seats whose turn it is, as far as all players know. */
  readonly turn: readonly Seat[];
  /** Legal moves of the viewing seat. Empty for other viewers. */
  readonly moves: readonly Move[];
  /** Hands by seat. Cards that the viewer does not know are `UNKNOWN`. */
  readonly hands: readonly (readonly Card[])[];
  readonly over: boolean;
  /** Score of the deal. Present when the deal is over. */
  readonly score?: Score;
  /** Starting position, as seen by the viewer. Present if the deal began from a position. */
  readonly position?: Position;
}
