import {after} from '../clock.js';

/** Time in milliseconds before the URL is revoked: the browser may ask the reader where to save the file first. */
const TAKEN = 60_000;

/** Asks the browser to save a file. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  // The link isn't in the document, so the page's own click handlers don't see it.
  const link = Object.assign(document.createElement('a'), {href: url, download: name});
  link.click();
  after(TAKEN, () => URL.revokeObjectURL(url), {housekeeping: true});
}

/** Whether the page may be in a sandboxed frame. A page can't find out whether its sandbox allows downloads. */
export const mayBeBarred = (): boolean => window !== window.top || origin === 'null';
