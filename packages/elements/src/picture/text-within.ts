import {writtenText} from '../base/page/written-text.js';
import {isElement} from '../base/page/node-kind.js';

/** Selector for children that don't contain notation, such as a caption or slotted content. */
const BESIDE = 'figcaption, style, template, [slot]';

/**
 * Returns the notation or record inside an element as text, or undefined if there is none. A record may be in a script.
 */
export const textWithin = (host: HTMLElement): string | undefined =>
  [...host.childNodes]
    .filter((node) => node.nodeType !== Node.COMMENT_NODE && !(isElement(node) && node.matches(BESIDE)))
    .map(writtenText)
    .join('')
    .trim() || undefined;
