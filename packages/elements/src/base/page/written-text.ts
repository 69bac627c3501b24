/** Markup that WordPress puts between the lines of a script. JSON strings contain no line ends, so none of it is the author's. */
const PARAGRAPH = /<\/p>\s*\n\s*<p>/g;

/** Selector of elements that begin and end a line. */
const LINE = 'p, div, li, tr, h1, h2, h3, h4, h5, h6, blockquote';

/**
 * Returns the text inside a node as it was written. An emoji that the page has replaced by an image counts as its `alt`, and elements that an
 * editor has made of lines count as lines.
 */
export function writtenText(node: Node): string {
  if (node instanceof HTMLScriptElement) return node.text.replace(PARAGRAPH, '\n\n');
  if (node instanceof HTMLImageElement) return node.alt;
  if (node instanceof HTMLBRElement) return '\n';
  if (!(node instanceof Element)) return node.textContent ?? '';
  const text = node.firstElementChild
    ? [...node.childNodes]
        .filter(({nodeType}) => nodeType !== Node.COMMENT_NODE)
        .map(writtenText)
        .join('')
    : node.textContent;
  return node.matches(LINE) ? `\n${text}\n` : text;
}
