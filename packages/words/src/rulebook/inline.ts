/** Piece of text: plain text or a glossary term. */
export type Inline = string | {readonly text: string; readonly term: string};

const LINK = /\[([^[\]]+)\]\(([\w-]+)\)/g;

/** Splits text at glossary links such as `[ruffs](ruff)`. Each term is linked only once. */
export function inlines(text: string): readonly Inline[] {
  const pieces: Inline[] = [];
  const explained = new Set<string>();
  let end = 0;
  for (const {index, 0: whole, 1: words, 2: term} of text.matchAll(LINK)) {
    if (index > end) pieces.push(text.slice(end, index));
    pieces.push(explained.has(term!) ? words! : {text: words!, term: term!});
    explained.add(term!);
    end = index + whole.length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}

/** Joins pieces of text without links. */
export const plainText = (pieces: readonly Inline[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
