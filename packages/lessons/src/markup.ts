/** An element of a page, from any parser, with only those parts of the DOM that lessons need. */
export interface MarkupNode {
  /** Tag name in lower case. */
  readonly name: string;
  /** Attributes, keyed by name in lower case. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly MarkupNode[];
  /** Text content. */
  readonly text: string;
}

/** Reports a fault in an element. */
export type ReportMarkupFinding = (node: MarkupNode, code: string, path: string, message: string) => void;
