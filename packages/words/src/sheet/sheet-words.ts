/** Texts for printed sheets. */
export interface SheetWords {
  /** Title of a pack to lay out by hand. `game` is the name of the game. */
  duplicate(game: string): string;
  /** Explains how to lay out the pack. `hasStock` is true if some cards aren't dealt at first. */
  layOut(hasStock: boolean): string;
  /** URL or markup of a table with the same deal. */
  atTable(markup: string): string;
  /** A player by number, from 1. */
  player(number: number): string;
  /** Says who the dealer is. */
  deals(who: string): string;
  /** Says who plays first. */
  leads(who: string): string;
  /** Heading of the table with the place of each card. */
  readonly where: string;
  /** Text in that table for a card that goes on the table face up. */
  readonly open: string;
  /** Explains a card in the stock in that table. Its number counts from the top. */
  readonly inStock: string;
  /** Heading of the hands, for checking the laid-out pack. */
  readonly check: string;
  readonly stock: string;
  /** Title of a deal if there are several, by number. */
  deal(number: number): string;
  /** Says that the solutions are on the last page. */
  readonly solutionsLast: string;
}
