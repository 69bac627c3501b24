import {DATABASE, forget, PREFIX} from '../base/page/save.js';
import {choices} from '../base/settings/reader-choices.js';

/**
 * Deletes all data that the kit has saved in the browser for this site: settings, results, matches, progress in lessons
 * and puzzles, and pads. Elements in the page keep their current state. Never rejects, because without access to
 * storage there is nothing to delete.
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

/** Returns the kit's keys in `localStorage`, without their prefix. */
function keptKeys(): readonly string[] {
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []));
  } catch {
    return [];
  }
}
