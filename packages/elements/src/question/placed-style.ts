import {isServer, nothing} from 'lit';

/** Returns a style for the `style` property; nothing on a server, where it would be an attribute, which a strict page forbids. */
export const placedStyle = (text: string): string | typeof nothing => (isServer ? nothing : text);
