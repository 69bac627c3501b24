import {DATABASE, PREFIX, type Unsaved} from '../base/page/save.js';

/** Pad as saved in this browser. */
export interface KeptPad {
  /** Pad as a string. */
  readonly text: string;
  /** Undo history: the pads before the latest changes, as strings, newest last. */
  readonly before: readonly string[];
  /** Number of changes so far. An unexpected number means that another tab has written to the pad. */
  readonly revision: number;
}

const STORE = 'pads';

let opening: Promise<IDBDatabase> | undefined;

/** Opens the database that stores all pads on the site. Rejects if the page has no access to storage. */
function open(): Promise<IDBDatabase> {
  return (opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
    request.onsuccess = () => {
      const database = request.result;
      // Browsers close the database when the reader clears the site's data. The next access reopens it.
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

/** Runs a transaction. Resolves when it is complete, which for writes means that the data is on disk. */
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

/** Returns the reason why something could not be saved. */
export const reasonOf = (error: unknown): Unsaved =>
  /quota/i.test((error as Partial<Error> | null)?.name ?? '') ? 'full' : 'forbidden';

/** Saves pads under a key in this browser, and reports when other tabs write to the same key. */
export class PadStore {
  readonly #key: string;
  #channel: BroadcastChannel | undefined;

  constructor(key: string) {
    this.#key = key;
  }

  /** Calls `changed` when another tab writes to this pad. */
  listen(changed: () => void): void {
    try {
      this.#channel = new BroadcastChannel(`${PREFIX}pads`);
      this.#channel.onmessage = ({data}) => data === this.#key && changed();
    } catch {
      // The page isn't allowed to communicate with other tabs.
    }
  }

  /** Reads the saved pad. Resolves to undefined if there is none. */
  read(): Promise<unknown> {
    return run<unknown>('readonly', (store, done) => {
      const request = store.get(this.#key);
      request.onsuccess = () => done(request.result);
    });
  }

  /**
   * Writes a pad if its revision follows the saved one. Resolves to true once the data is on disk, or to false if
   * another tab has written to the pad in the meantime.
   */
  async write(pad: KeptPad): Promise<boolean> {
    const isWritten = await run<boolean>('readwrite', (store, done) => {
      const request = store.get(this.#key);
      request.onsuccess = () => {
        const kept = request.result as Partial<KeptPad> | undefined;
        // `kept` is also undefined if the reader has cleared the site's data.
        const fits = kept === undefined || kept.revision === pad.revision - 1;
        if (fits) store.put(pad, this.#key);
        done(fits);
      };
    });
    if (isWritten) this.#channel?.postMessage(this.#key);
    return isWritten;
  }

  /** Moves an unreadable pad to a separate key. */
  setAside(kept: unknown): Promise<void> {
    return run<void>('readwrite', (store) => {
      store.put(kept, `${this.#key} unread ${Date.now()}`);
      store.delete(this.#key);
    });
  }

  /** Deletes the saved pad, and notifies other tabs. */
  async erase(): Promise<void> {
    await run<void>('readwrite', (store) => void store.delete(this.#key));
    this.#channel?.postMessage(this.#key);
  }

  close(): void {
    this.#channel?.close();
  }
}
