/** Texts of sheets for paper. */
export interface SheetWords {
  /** Title of a pack to lay out by hand; `game`: its name. */
  duplicate(game: string): string;
  /** Tells how to lay the pack out; `hasStock`: some cards go to nobody at first. */
  layOut(hasStock: boolean): string;
  /** Where to play the same deal at a table of the kit. */
  atTable(markup: string): string;
  /** A player by number, from 1. */
  player(number: number): string;
  /** Tells who the dealer is. */
  deals(who: string): string;
  /** Tells who plays first. */
  leads(who: string): string;
  /** Heading of the table that tells where each card goes. */
  readonly where: string;
  /** What stands in that table for a card that is laid on the table face up. */
  readonly open: string;
  /** Explains a card of the stock in that table: its number counts from the top. */
  readonly inStock: string;
  /** Heading of the hands, with which the pack that is laid out is compared. */
  readonly check: string;
  readonly stock: string;
  /** Title of a deal of several, by number. */
  deal(number: number): string;
  /** Tells that the solutions are on the last page. */
  readonly solutionsLast: string;
}
