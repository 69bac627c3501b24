import {mayBeBarred, saveFile} from './save-file.js';

/** File that the browser was asked to save. */
interface OfferedFile {
  readonly file: string;
  /** Text for the reader to copy by hand. Absent if saving is certain to work. */
  readonly text?: string;
}

/**
 * Asks the browser to save text as a file. If the browser may silently refuse, the result includes `shown` for the
 * reader to copy by hand.
 */
export function saveText(file: string, type: string, text: string, shown: string): OfferedFile {
  saveFile(file, new Blob([text], {type}));
  return mayBeBarred() ? {file, text: shown} : {file};
}

/** Returns the reader's local date in the form `2026-11-25`. */
export function today(): string {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${day}`;
}
