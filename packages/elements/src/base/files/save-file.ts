import {after} from '../clock.js';

/** Time in milliseconds after which a browser has taken a file: it asks the reader where to put it meanwhile. */
const TAKEN = 60_000;

/** Has the browser save a file. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  // The link is not in the page: what handles links there does not see its click.
  const link = Object.assign(document.createElement('a'), {href: url, download: name});
  link.click();
  after(TAKEN, () => URL.revokeObjectURL(url), {housekeeping: true});
}

/** Tells whether the page may be in a sandbox. No page can ask whether that lets it save files. */
export const mayBeBarred = (): boolean => window !== window.top || origin === 'null';
