/** Time in milliseconds after which a browser has taken a file: it asks the reader where to put it meanwhile. */
const TAKEN = 60_000;

/** File that a browser was asked to save. */
interface OfferedFile {
  readonly file: string;
  /** Text to copy by hand; absent where the page may surely save files. */
  readonly text?: string;
}

/** Has the browser save a text as a file. Where it may refuse, and tells nobody, `shown` is the text to copy by hand. */
export function saveText(file: string, type: string, text: string, shown: string): OfferedFile {
  const url = URL.createObjectURL(new Blob([text], {type}));
  // The link is not in the page: what handles links there does not see its click.
  const link = Object.assign(document.createElement('a'), {href: url, download: file});
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), TAKEN);
  return mayBeBarred() ? {file, text: shown} : {file};
}

/** Tells whether the page may be in a sandbox. No page can ask whether that lets it save files. */
const mayBeBarred = (): boolean => window !== window.top || origin === 'null';

/** Returns the reader's date, such as `2026-11-25`. */
export function today(): string {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${day}`;
}
