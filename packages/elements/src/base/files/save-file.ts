import {after} from '../clock.js';

/** Time in milliseconds before the URL is revoked. The browser may first ask the reader where to save the file. */
const TAKEN = 60_000;

/** Asks the browser to save a file. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  // The link isn't in the document, so the click doesn't reach the page's own click handlers.
  const link = Object.assign(document.createElement('a'), {href: url, download: name});
  link.click();
  after(TAKEN, () => URL.revokeObjectURL(url), {housekeeping: true});
}

/** Whether the page may be in a sandboxed frame, which may block downloads. A page can't read its sandbox flags. */
export const mayBeBarred = (): boolean => window !== window.top || origin === 'null';
