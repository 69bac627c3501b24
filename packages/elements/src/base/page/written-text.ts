/** What WordPress puts between the lines of a script: no line end may be inside a string of JSON, so none of it is the author's. */
const PARAGRAPH = /<\/p>\s*\n\s*<p>/g;

/** Elements that begin and end a line where they are shown. */
const LINE = 'p, div, li, tr, h1, h2, h3, h4, h5, h6, blockquote';

/**
 * Returns the text inside a node as it was written: an emoji that the page has made a picture of counts as its `alt`, and lines that an editor has
 * made elements of are lines.
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
