import {isElement} from './node-kind.js';

/**
 * Markup that WordPress inserts between the lines of a script. If it contains a line break, which JSON strings can't
 * contain, it is never part of the author's data.
 */
const PARAGRAPH = /<\/p>\s*<p>/g;

/** Selector for block elements, which begin and end a line. */
const LINE = 'p, div, li, tr, h1, h2, h3, h4, h5, h6, blockquote';

/**
 * Returns the text inside a node as the author wrote it. Restores emoji that the page has replaced with images, and
 * line breaks that an editor has replaced with elements.
 */
export function writtenText(node: Node): string {
  if (!isElement(node)) return node.textContent ?? '';
  if (node.localName === 'script')
    return node.textContent.replace(PARAGRAPH, (markup) => (markup.includes('\n') ? '\n\n' : markup));
  if (node.localName === 'img') return node.getAttribute('alt') ?? '';
  if (node.localName === 'br') return '\n';
  const text = node.firstElementChild
    ? [...node.childNodes]
        .filter(({nodeType}) => nodeType !== Node.COMMENT_NODE)
        .map(writtenText)
        .join('')
    : node.textContent;
  return node.matches(LINE) ? `\n${text}\n` : text;
}
