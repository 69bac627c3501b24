import {isServer, nothing} from 'lit';

/**
 * Returns a style for the `style` property. Returns nothing on a server, where it would become an attribute that pages
 * with a strict content security policy block.
 */
export const placedStyle = (text: string): string | typeof nothing => (isServer ? nothing : text);
