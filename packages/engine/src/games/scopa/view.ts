import type {Card} from '../../card.js';
import type {Seat} from '../../move.js';
import type {View} from '../../view.js';
import type {ScopaMove} from './moves.js';
import type {Position} from '../../position.js';
import type {ScopaOptions} from './options.js';

/** A play: its seat, card and capture. */
export interface ScopaPlay extends ScopaMove {
  readonly seat: Seat;
}

/** Position in a deal of Scopa. */
export interface ScopaPosition extends Position {
  readonly options: ScopaOptions;
  /** Cards face up on the table. */
  readonly table: readonly Card[];
  /** Known cards taken before the position, by side. */
  readonly piles: readonly (readonly Card[])[];
  /** Number of scopas made before the position, by side. */
  readonly scopas: readonly number[];
  /** Seat that made the last capture before the position. Absent if there was none, or if it isn't known. */
  readonly taker?: Seat;
}

/** What a viewer may know about a deal of Scopa. Everybody knows all cards that were on the table. */
export interface ScopaView extends View {
  readonly game: 'scopa';
  readonly options: ScopaOptions;
  readonly position?: ScopaPosition;
  /** The four cards that were dealt to the table. */
  readonly dealt: readonly Card[];
  readonly table: readonly Card[];
  /** Cards played, in order. */
  readonly plays: readonly ScopaPlay[];
  /** Captured cards by side. */
  readonly piles: readonly (readonly Card[])[];
  /** Cards that made a scopa, face up, by side. */
  readonly scopas: readonly (readonly Card[])[];
  /** Side that captured last and gets the cards left on the table. */
  readonly lastTaker?: number;
  /** Number of cards still to be dealt. */
  readonly stock: number;
}
