import {writtenText} from '../base/page/written-text.js';

/** Children that are no notation: a caption, and what a page adds by its slot. */
const BESIDE = 'figcaption, style, template, [slot]';

/** Returns the text of an element's children, notation or a record; undefined if there is none. A record in a script counts as text, too. */
export const textWithin = (host: HTMLElement): string | undefined =>
  [...host.childNodes]
    .filter((node) => node.nodeType !== Node.COMMENT_NODE && !(node instanceof Element && node.matches(BESIDE)))
    .map(writtenText)
    .join('')
    .trim() || undefined;
