import {writtenText} from '../base/page/written-text.js';

/** Selector of children that are not notation: a caption, and slotted content from the page. */
const BESIDE = 'figcaption, style, template, [slot]';

/** Returns the notation or record inside an element as text, or undefined if there is none. A record may be in a script. */
export const textWithin = (host: HTMLElement): string | undefined =>
  [...host.childNodes]
    .filter((node) => node.nodeType !== Node.COMMENT_NODE && !(node instanceof Element && node.matches(BESIDE)))
    .map(writtenText)
    .join('')
    .trim() || undefined;
