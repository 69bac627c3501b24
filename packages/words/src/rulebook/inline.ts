/** A piece of a text: words, or words that the glossary explains. */
export type Inline = string | {readonly text: string; readonly term: string};

const LINK = /\[([^\]]+)\]\(([\w-]+)\)/g;

/** The pieces of a text in which `[ruffs](ruff)` is a word that the glossary explains; each is explained once. */
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

/** The words alone. */
export const plainText = (pieces: readonly Inline[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
