/** Link in text. */
interface Link {
  readonly text: string;
  readonly address: string;
}

/** Splits text at its Markdown links: `[text](address)`. */
export const linkedParts = (text: string): readonly (string | Link)[] =>
  text.split(/(\[[^\]]+\]\([^)]+\))/).map((part) => {
    const [, linked, address] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    return linked && address ? {text: linked, address} : part;
  });

/** Whether a URL on this site belongs to an English guide. */
export const isEnglishGuide = (address: string): boolean => /^\.\/docs\/(?!fr\/|it\/)/.test(address);
