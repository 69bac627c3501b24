import type {Card, Suit} from '@cartavola/engine';

/** Card of a diagram; `UNKNOWN` lies face down. */
export interface ShownCard {
  readonly card: Card;
  /** True if the diagram points at it. */
  readonly isMarked: boolean;
  /** True if it does not count, and is shown faintly. */
  readonly isDimmed?: boolean;
}

/** Cards that lie together, and what is written above them: '' for nothing. */
export interface CardGroup {
  readonly title: string;
  readonly cards: readonly ShownCard[];
  /** Suit that belongs to it, such as the player's own trump: its sign stands before the title. */
  readonly suit?: Suit;
  /** True if it keeps the room of a row of cards when it has none. */
  readonly reserved?: boolean;
}

/** Arrow from one card to another. */
export interface Arrow {
  readonly from: Card;
  readonly to: Card;
}

/** What is true of the whole table: the pip of a suit or a card, and its text. */
export interface Fact {
  readonly text: string;
  readonly suit?: Suit;
  readonly card?: Card;
}

/** What a diagram shows, in words and cards, whatever the game. Each part may be empty. */
export interface Diagram {
  /** Hands of the others, clockwise from the viewer's left; a hand of which nothing is known has backs, and its title counts them. */
  readonly others: readonly CardGroup[];
  readonly facts: readonly Fact[];
  /** Cards on the table, or of the trick by player. */
  readonly middle: readonly CardGroup[];
  /** Cards that players or sides have gathered. */
  readonly heaps: readonly CardGroup[];
  /** Hand at the bottom. */
  readonly hand: CardGroup;
  /** Arrows over the cards; those between cards that are not there are not drawn. */
  readonly arrows?: readonly Arrow[];
  /** True for a part of a table: its picture takes no more width than it needs. */
  readonly isPart?: boolean;
  /** The same in sentences, for who cannot see it. */
  readonly description: string;
}
