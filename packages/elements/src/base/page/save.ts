/** Map of storage keys to values that could not be written. These values are newer than the stored ones. */
const unwritten = new Map<string, string>();
/** Prefix of the kit's keys in `localStorage`. */
export const PREFIX = 'cartavola:';
/** Name of the kit's IndexedDB database, which stores score pads. */
export const DATABASE = 'cartavola';

/** Reason why a value couldn't be stored: the quota is exceeded, or access is denied. */
export type Unsaved = 'full' | 'forbidden';

/** Reads from storage only. Returns undefined if the key is absent or access throws, as in sandboxed frames. */
export function stored(key: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Returns a value that could not be stored. It stays in memory until the page is closed. */
export const unsaved = (key: string): string | undefined => unwritten.get(key);

/** Reads the latest value: the one in memory if there is one, otherwise the stored one. */
export const load = (key: string): string | undefined => unsaved(key) ?? stored(key);

/** Writes to storage. Returns the reason if that fails. */
export function store(key: string, text: string): Unsaved | undefined {
  try {
    localStorage.setItem(PREFIX + key, text);
    return undefined;
  } catch (error) {
    return /quota/i.test((error as Partial<Error> | null)?.name ?? '') ? 'full' : 'forbidden';
  }
}

/**
 * Keeps in memory a value that could not be stored. `load` returns it instead of the older one in storage. Returns
 * `reason`.
 */
export function hold(key: string, text: string, reason: Unsaved): Unsaved {
  unwritten.set(key, text);
  return reason;
}

/** Writes to storage. If that fails, keeps the value in memory and returns the reason. */
export function save(key: string, text: string): Unsaved | undefined {
  const failure = store(key, text);
  if (failure) return hold(key, text, failure);
  unwritten.delete(key);
  return undefined;
}

/** Removes a value from storage and memory. */
export function forget(key: string): void {
  unwritten.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
