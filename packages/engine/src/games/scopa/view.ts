import type {Card} from '../../card.js';
import type {Seat} from '../../move.js';
import type {View} from '../../view.js';
import type {ScopaMove} from './moves.js';
import type {Position} from '../../position.js';
import type {ScopaOptions} from './options.js';

/** A card played and what it took, and by whom. */
export interface ScopaPlay extends ScopaMove {
  readonly seat: Seat;
}

/** How a deal of Scopa stands. */
export interface ScopaPosition extends Position {
  readonly options: ScopaOptions;
  /** What lies open. */
  readonly table: readonly Card[];
  /** By side, what it took before, as far as it is known. */
  readonly piles: readonly (readonly Card[])[];
  /** By side, how many it made before. */
  readonly scopas: readonly number[];
}

/** What one viewer knows of a deal of Scopa. Whatever was on the table was seen by all. */
export interface ScopaView extends View {
  readonly game: 'scopa';
  readonly options: ScopaOptions;
  readonly position?: ScopaPosition;
  /** The four cards that were dealt to the table. */
  readonly dealt: readonly Card[];
  readonly table: readonly Card[];
  /** Every card played, the first first. */
  readonly plays: readonly ScopaPlay[];
  /** By side: the cards taken. */
  readonly piles: readonly (readonly Card[])[];
  /** By side: the cards that made a scopa, lying face up. */
  readonly scopas: readonly (readonly Card[])[];
  /** The side that captured last, and would get what stays on the table. */
  readonly lastTaker?: number;
  /** How many cards will be dealt later. */
  readonly stock: number;
}
