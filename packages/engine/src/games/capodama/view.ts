import type {Card, Suit} from '../../card.js';
import type {Gift} from '../../fact.js';
import type {Seat} from '../../move.js';
import type {View} from '../../view.js';
import type {TakenTrick, Trick} from '../../trick.js';
import type {Phase} from './moves.js';
import type {Position} from '../../position.js';
import type {CapodamaOptions} from './options.js';

/** A trick that is taken, and its points. */
export interface CountedTrick extends TakenTrick {
  readonly points: number;
}

/** How a deal of Capodama stands. */
export interface CapodamaPosition extends Position {
  readonly options: CapodamaOptions;
  /** The suit that the capo named; absent before. */
  readonly double?: Suit;
  /** The fourth trump, once the capo has named it. */
  readonly fourth?: Card;
  /** Who has, or had, A♥. */
  readonly capo?: Seat;
  /** Who held Q♥ when play began; where it is in no hand more. */
  readonly dama?: Seat;
  /** Who held K♥ when play began; likewise. */
  readonly king?: Seat;
  /** By seat, what it took before, as far as it is known. */
  readonly piles: readonly (readonly Card[])[];
}

/** What one viewer knows of a deal of Capodama. */
export interface CapodamaView extends View {
  readonly game: 'capodama';
  readonly options: CapodamaOptions;
  readonly position?: CapodamaPosition;
  readonly phase: Phase;
  /** The holder of A♥. */
  readonly capo: Seat;
  readonly doubled?: Suit;
  /** The fourth trump, once named. */
  readonly fourth?: Card;
  /** The holder of Q♥ when play started, where that makes a partner; absent until the viewer knows. */
  readonly dama?: Seat;
  /** With six players the holder of K♥, likewise. */
  readonly king?: Seat;
  /** By giving seat; empty where a seat has not given. */
  readonly gifts: readonly (readonly Gift[])[];
  /** How many cards will be dealt later: the second half. */
  readonly stock: number;
  /** Whether the gifts have been handed over, or there are none; until then they lie face down before the givers. */
  readonly handed: boolean;
  /** The trick on the table. */
  readonly trick: Trick;
  /** All tricks taken, the first first. */
  readonly tricks: readonly CountedTrick[];
  /** Points taken, by seat: nobody may total a side whose members are secret. */
  readonly points: readonly number[];
}
