import {DATABASE, forget, PREFIX} from '../base/page/save.js';
import {choices} from '../base/settings/reader-choices.js';

/**
 * Erases all that the kit keeps of this site in the browser: settings, results, matches, progress of lessons and puzzles, and pads. Elements that are
 * in the page go on with what they show. Never rejects: where nothing may be kept, there is nothing.
 */
export async function eraseKept(): Promise<void> {
  choices.forget();
  for (const key of keptKeys()) forget(key);
  await new Promise<void>((resolve) => {
    try {
      const erasing = indexedDB.deleteDatabase(DATABASE);
      erasing.onsuccess = erasing.onerror = () => resolve();
    } catch {
      resolve();
    }
  });
}

/** Keys of the kit in `localStorage`, without their prefix. */
function keptKeys(): readonly string[] {
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []));
  } catch {
    return [];
  }
}
