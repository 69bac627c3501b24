/** What this page could not write into its storage: newer than what is there. */
const unwritten = new Map<string, string>();
/** Every key of the kit in a page's storage begins with it. */
export const PREFIX = 'cartavola:';

/** Why something is not in the page's storage: there is no room, or the page may not use it. */
export type Unsaved = 'full' | 'forbidden';

/** What the page's storage has; sandboxed frames throw at the first look. */
export function stored(key: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** What could not be written, and lasts as long as the page. */
export const unsaved = (key: string): string | undefined => unwritten.get(key);

/** What was saved last in this page, else what its storage has. */
export const load = (key: string): string | undefined => unsaved(key) ?? stored(key);

/** Writes into the page's storage, or says why not. */
export function store(key: string, text: string): Unsaved | undefined {
  try {
    localStorage.setItem(PREFIX + key, text);
    return undefined;
  } catch (error) {
    return /quota/i.test((error as Partial<Error> | null)?.name ?? '') ? 'full' : 'forbidden';
  }
}

/** Keeps in memory what could not be written, where no older text comes before it. */
export function hold(key: string, text: string, reason: Unsaved): Unsaved {
  unwritten.set(key, text);
  return reason;
}

/** Writes into the page's storage, or keeps it in memory and says why. */
export function save(key: string, text: string): Unsaved | undefined {
  const failure = store(key, text);
  if (failure) return hold(key, text, failure);
  unwritten.delete(key);
  return undefined;
}

/** Removes what the page's storage has. */
export function forget(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing is there.
  }
}
