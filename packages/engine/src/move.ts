import type {Card, Suit} from './card.js';

/** A player's place, from 0, clockwise: the left neighbour of seat s is s + 1. */
export type Seat = number;

/** Who looks: a seat, somebody who sees no hand, or (replays, diagrams) somebody who sees all. */
export type Viewer = Seat | 'spectator' | 'open';

/** What a player does. Which keys a type of move has is the game's: see `Game.moveKeys`. Frozen. */
export interface Move {
  readonly type: string;
  readonly suit?: Suit;
  readonly card?: Card;
  /** What it captures from the table; absent where nothing. */
  readonly takes?: readonly Card[];
  /** For the left neighbour. */
  readonly left?: Card;
  /** For the right neighbour. */
  readonly right?: Card;
  readonly cards?: readonly Card[];
}

/** A move and who makes it, as records and facts have it. */
export interface SeatMove extends Move {
  readonly seat: Seat;
}

/** The keys of a type of move besides `seat` and `type`, in the order in which records write them. */
export type MoveKey = 'suit' | 'card' | 'takes' | 'left' | 'right' | 'cards';

/** Why a move is not allowed: the id of one rule, and the cards that prove it. */
export interface Refusal {
  /** Public API: the game (or `common`), a dot, and the name of the rule. */
  readonly rule: string;
  readonly cards: readonly Card[];
}
