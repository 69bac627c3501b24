/** Closing marks of template tags (Liquid, Hugo, Nunjucks, JavaScript), keyed by opening mark. */
const MARKS: Readonly<Record<string, string>> = {'{{': '}}', '{%': '%}', '${': '}'};

/** Maximum length of the text in a template tag. A longer one is text with a stray brace. */
const LONGEST = 500;

/** Finds template tags in text, from its beginning to its end. Searches nothing twice. */
export class TemplateTags {
  readonly #text: string;
  /** Offset of the closing mark that was found last, keyed by opening mark. Infinity if there are no more. */
  readonly #closing = new Map<string, number>();

  constructor(text: string) {
    this.#text = text;
  }

  /** Returns the offset after the tag that begins at an offset, or undefined if there is none. */
  endAt(index: number): number | undefined {
    const open = this.#text.slice(index, index + 2);
    const close = MARKS[open];
    if (close === undefined) return undefined;
    const start = index + open.length;
    if ((this.#closing.get(open) ?? -1) < start) {
      const found = this.#text.indexOf(close, start);
      this.#closing.set(open, found < 0 ? Infinity : found);
    }
    const end = this.#closing.get(open)!;
    if (end - start > LONGEST) return undefined;
    // Only expressions in JavaScript extend over several lines.
    return open !== '${' && this.#text.slice(start, end).includes('\n') ? undefined : end + close.length;
  }
}

/** Replaces each template tag in text with the result of a function. */
export function mapTemplateTags(text: string, map: (tag: string) => string): string {
  const tags = new TemplateTags(text);
  const parts: string[] = [];
  let done = 0;
  for (const {index} of text.matchAll(/[{$]/g)) {
    const end = index < done ? undefined : tags.endAt(index);
    if (end === undefined) continue;
    parts.push(text.slice(done, index), map(text.slice(index, end)));
    done = end;
  }
  return parts.join('') + text.slice(done);
}
