/** Line of a table's log. */
export interface LogLine {
  /** Number of the deal, from 0. */
  readonly deal: number;
  readonly text: string;
}
