import {DATABASE, PREFIX, type Unsaved} from '../base/page/save.js';

/** A pad as this browser keeps it. */
export interface KeptPad {
  /** Pad as text. */
  readonly text: string;
  /** Pads before the latest changes, as texts, the newest last: what can be undone. */
  readonly before: readonly string[];
  /** Number of changes so far: another tab that writes has another one. */
  readonly revision: number;
}

const STORE = 'pads';

let opening: Promise<IDBDatabase> | undefined;

/** Opens the database of all pads of the site. Rejects where the page may keep nothing. */
function open(): Promise<IDBDatabase> {
  return (opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
    request.onsuccess = () => {
      const database = request.result;
      // Browsers close it when the reader clears what a site keeps; the next use opens it again.
      database.onclose = database.onversionchange = () => {
        database.close();
        opening = undefined;
      };
      resolve(database);
    };
    request.onerror = () => reject(request.error ?? new Error());
  }).catch((error: unknown) => {
    opening = undefined;
    throw error;
  }));
}

/** Runs a transaction; resolves once it has lasted: for writing, once it stands on the disk. */
async function run<T>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore, done: (value: T) => void) => void,
): Promise<T> {
  const database = await open();
  return new Promise<T>((resolve, reject) => {
    const transaction = database.transaction(STORE, mode, {durability: 'strict'});
    let value: T;
    transaction.oncomplete = () => resolve(value);
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error());
    use(transaction.objectStore(STORE), (done) => (value = done));
  });
}

/** Tells why something could not be kept. */
export const reasonOf = (error: unknown): Unsaved =>
  /quota/i.test((error as Partial<Error> | null)?.name ?? '') ? 'full' : 'forbidden';

/** Keeps pads under a key in this browser, and tells of what other tabs write there. */
export class PadStore {
  readonly #key: string;
  #channel: BroadcastChannel | undefined;

  constructor(key: string) {
    this.#key = key;
  }

  /** Calls back when another tab writes. */
  listen(changed: () => void): void {
    try {
      this.#channel = new BroadcastChannel(`${PREFIX}pads`);
      this.#channel.onmessage = ({data}) => data === this.#key && changed();
    } catch {
      // The page may not talk to its other tabs.
    }
  }

  /** Reads what is kept; undefined if there is nothing. */
  read(): Promise<unknown> {
    return run<unknown>('readonly', (store, done) => {
      const request = store.get(this.#key);
      request.onsuccess = () => done(request.result);
    });
  }

  /**
   * Writes a pad whose revision follows the one that is kept, and returns true; returns false where another tab has written meanwhile. It is on
   * the disk before this resolves.
   */
  async write(pad: KeptPad): Promise<boolean> {
    const isWritten = await run<boolean>('readwrite', (store, done) => {
      const request = store.get(this.#key);
      request.onsuccess = () => {
        const kept = request.result as Partial<KeptPad> | undefined;
        // Nothing is there where the reader has cleared what the site keeps, too.
        const fits = kept === undefined || kept.revision === pad.revision - 1;
        if (fits) store.put(pad, this.#key);
        done(fits);
      };
    });
    if (isWritten) this.#channel?.postMessage(this.#key);
    return isWritten;
  }

  /** Puts what cannot be read aside, under a key of its own. */
  setAside(kept: unknown): Promise<void> {
    return run<void>('readwrite', (store) => {
      store.put(kept, `${this.#key} unread ${Date.now()}`);
      store.delete(this.#key);
    });
  }

  /** Erases what is kept under the key, and tells other tabs. */
  async erase(): Promise<void> {
    await run<void>('readwrite', (store) => void store.delete(this.#key));
    this.#channel?.postMessage(this.#key);
  }

  close(): void {
    this.#channel?.close();
  }
}
