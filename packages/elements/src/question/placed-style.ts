import {isServer, nothing} from 'lit';

/**
 * Returns a style for the `style` property. Returns nothing on a server, where the style would become an attribute that
 * a strict content security policy blocks.
 */
export const placedStyle = (text: string): string | typeof nothing => (isServer ? nothing : text);
