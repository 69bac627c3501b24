import type {Card, Suit} from './card.js';

/** Index of a player's place at the table, from 0, clockwise: the left neighbour of seat s is s + 1. */
export type Seat = number;

/** Point of view: a seat, a spectator who sees no hands, or an open view that shows all hands (replays, diagrams). */
export type Viewer = Seat | 'spectator' | 'open';

/**
 * A player's action. The game defines the keys of each type of move: see `Game.moveKeys`. Moves are shared, so don't
 * change them.
 */
export interface Move {
  readonly type: string;
  readonly suit?: Suit;
  readonly card?: Card;
  /** Cards captured from the table. Absent if there are none. */
  readonly takes?: readonly Card[];
  /** Card for the left neighbour. */
  readonly left?: Card;
  /** Card for the right neighbour. */
  readonly right?: Card;
  readonly cards?: readonly Card[];
}

/** A move and its seat, as in records and events. */
export interface SeatMove extends Move {
  readonly seat: Seat;
}

/** Key of a move besides `seat` and `type`. The keys are listed in record order. */
export type MoveKey = 'suit' | 'card' | 'takes' | 'left' | 'right' | 'cards';

/** Reason why a move is illegal: a rule's id, and the cards that prove it. */
export interface Refusal {
  /** Stable rule id: the game's id (or `common`), a dot, and the rule's name. */
  readonly rule: string;
  readonly cards: readonly Card[];
}

/** Returns the cards in a move. The card played comes before the captured cards. */
export const cardsOf = ({card, takes = [], left, right, cards = []}: Move): readonly Card[] => [
  ...[card, left, right].filter((one) => one !== undefined),
  ...takes,
  ...cards,
];
