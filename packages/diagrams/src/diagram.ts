import type {Card, Suit} from '@cartavola/engine';

/** Card in a diagram. `UNKNOWN` is face down. */
export interface ShownCard {
  readonly card: Card;
  /** True if the card is highlighted. */
  readonly isMarked: boolean;
  /** True if the card is dimmed because it doesn't count. */
  readonly isDimmed?: boolean;
}

/** Cards shown together, with the title above them (empty for none). */
export interface CardGroup {
  readonly title: string;
  readonly cards: readonly ShownCard[];
  /** Suit of the group, such as the player's own trump suit. Its symbol is drawn before the title. */
  readonly suit?: Suit;
  /** True if the group takes up the space of a row of cards even if it has no cards. */
  readonly reserved?: boolean;
}

/** Arrow from one card to another. */
export interface Arrow {
  readonly from: Card;
  readonly to: Card;
}

/** Fact about the whole table: text with a suit symbol or a card. */
export interface Fact {
  readonly text: string;
  readonly suit?: Suit;
  readonly card?: Card;
}

/** Content of a diagram, for any game. Each part may be empty. */
export interface Diagram {
  /**
   * Other hands, clockwise from the viewer's left. An unknown hand consists of card backs, and its title includes the
   * number of cards.
   */
  readonly others: readonly CardGroup[];
  readonly facts: readonly Fact[];
  /** Cards on the table, or cards in the trick, grouped by player. */
  readonly middle: readonly CardGroup[];
  /** Cards that players or sides have collected. */
  readonly heaps: readonly CardGroup[];
  /** Hand at the bottom. */
  readonly hand: CardGroup;
  /** Arrows over the cards. Arrows between missing cards aren't drawn. */
  readonly arrows?: readonly Arrow[];
  /** True for part of a table, whose picture is only as wide as necessary. */
  readonly isPart?: boolean;
  /** Description of the diagram in sentences, for readers who can't see it. */
  readonly description: string;
}
