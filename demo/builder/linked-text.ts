/** Link in text. */
interface Link {
  readonly text: string;
  readonly address: string;
}

/** Splits text at its Markdown links: `[text](address)`. Addresses are names, such as `guide:puzzles`. */
export const linkedParts = (text: string): readonly (string | Link)[] =>
  text.split(/(\[[^[\]]+\]\([^()]+\))/).map((part) => {
    const [, linked, address] = /^\[([^[\]]+)\]\(([^()]+)\)$/.exec(part) ?? [];
    return linked && address ? {text: linked, address} : part;
  });

/** Page that a link by name leads to (see `site/links.ts`). */
interface LinkTarget {
  readonly address: string;
  /** Words after the link's text if the page is in English, or ''. */
  readonly note: string;
}

/** Strings that the page's template writes for the builder's script. */
export interface BuilderStrings {
  /** Targets of the links in the builder's texts, keyed by name. */
  readonly links: Readonly<Record<string, LinkTarget>>;
  /** Number of puzzles of each game in the kit. */
  readonly puzzles: number;
}
