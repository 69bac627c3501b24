/** What WordPress puts between the lines of a script: no line end may be inside a string of JSON, so none of it is the author's. */
const PARAGRAPH = /<\/p>\s*\n\s*<p>/g;

/** Returns the text inside a node as it was written: an emoji that the page has made a picture of counts as its `alt`. */
export const writtenText = (node: Node): string =>
  node instanceof HTMLScriptElement
    ? node.text.replace(PARAGRAPH, '\n\n')
    : node instanceof Element && node.querySelector('img[alt]')
      ? [...node.childNodes].map(writtenText).join('')
      : node instanceof HTMLImageElement
        ? node.alt
        : (node.textContent ?? '');
