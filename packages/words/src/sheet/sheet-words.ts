/** Strings for printed sheets. */
export interface SheetWords {
  /** Title of the sheet for laying out a pack by hand. `game` is the name of the game. */
  duplicate(game: string): string;
  /** Explains how to lay out the pack. `hasStock` is true if some cards aren't dealt at first. */
  layOut(hasStock: boolean): string;
  /** Introduces the markup of a table with the same deal. */
  atTable(markup: string): string;
  /** Name of a player, with the player's number from 1. */
  player(number: number): string;
  /** Says who the dealer is. */
  deals(who: string): string;
  /** Says who plays first. */
  leads(who: string): string;
  /** Heading of the table that shows where each card goes. */
  readonly where: string;
  /** Text in that table for a card to be placed face up between the players. */
  readonly open: string;
  /** Prefix in that table for a card in the stock. The card's number, counted from the top of the stock, follows. */
  readonly inStock: string;
  /** Heading of the list of hands, for checking the laid-out pack. */
  readonly check: string;
  readonly stock: string;
  /** Title of a deal, with its number, if there are several. */
  deal(number: number): string;
  /** Says that the solutions are on the last page. */
  readonly solutionsLast: string;
}
