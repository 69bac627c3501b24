/** Returns the text inside a node as it was written: an emoji that the page has made a picture of counts as its `alt`. */
export const writtenText = (node: Node): string =>
  node instanceof Element && node.querySelector('img[alt]')
    ? [...node.childNodes].map(writtenText).join('')
    : node instanceof HTMLImageElement
      ? node.alt
      : (node.textContent ?? '');
