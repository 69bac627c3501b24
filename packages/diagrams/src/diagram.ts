import type {Card, Suit} from '@cartavola/engine';

/** Card in a diagram. `UNKNOWN` is face down. */
export interface ShownCard {
  readonly card: Card;
  /** True if the diagram points it out. */
  readonly isMarked: boolean;
  /** True if it doesn't count, and is dimmed. */
  readonly isDimmed?: boolean;
}

/** Cards shown together, and the title above them ('' for none). */
export interface CardGroup {
  readonly title: string;
  readonly cards: readonly ShownCard[];
  /** Suit of the group, such as the player's own trump suit. Its sign is before the title. */
  readonly suit?: Suit;
  /** True if it keeps the space for a row of cards even if it has no cards. */
  readonly reserved?: boolean;
}

/** Arrow from one card to another. */
export interface Arrow {
  readonly from: Card;
  readonly to: Card;
}

/** Fact about the whole table: a suit's pip or a card, and its text. */
export interface Fact {
  readonly text: string;
  readonly suit?: Suit;
  readonly card?: Card;
}

/** Content of a diagram in words and cards, for any game. Each part may be empty. */
export interface Diagram {
  /** Other hands, clockwise from the viewer's left. A completely unknown hand has card backs, and its title counts them. */
  readonly others: readonly CardGroup[];
  readonly facts: readonly Fact[];
  /** Cards on the table, or cards in the trick by player. */
  readonly middle: readonly CardGroup[];
  /** Cards that players or sides have collected. */
  readonly heaps: readonly CardGroup[];
  /** Hand at the bottom. */
  readonly hand: CardGroup;
  /** Arrows over the cards. Arrows between missing cards aren't drawn. */
  readonly arrows?: readonly Arrow[];
  /** True for part of a table. Its picture is only as wide as necessary. */
  readonly isPart?: boolean;
  /** The diagram as sentences, for readers who can't see it. */
  readonly description: string;
}
