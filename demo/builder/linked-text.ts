/** A link in a text. */
interface Link {
  readonly text: string;
  readonly address: string;
}

/** Splits a text at its links, which are written as in Markdown: `[text](address)`. */
export const linkedParts = (text: string): readonly (string | Link)[] =>
  text.split(/(\[[^\]]+\]\([^)]+\))/).map((part) => {
    const [, linked, address] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    return linked && address ? {text: linked, address} : part;
  });

/** Whether a URL on the site is that of an English guide. */
export const isEnglishGuide = (address: string): boolean => /^\.\/docs\/(?!fr\/|it\/)/.test(address);
