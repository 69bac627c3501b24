/** A line of a table's log. */
export interface LogLine {
  /** From 0. */
  readonly deal: number;
  readonly text: string;
}
