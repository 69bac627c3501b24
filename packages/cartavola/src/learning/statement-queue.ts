import {tell} from './learning-error.js';
import type {Store} from './store.js';

/** xAPI statement as JSON. */
interface Statement {
  readonly id: string;
  readonly [key: string]: unknown;
}

const isStatement = (kept: unknown): kept is Statement =>
  typeof kept === 'object' && kept !== null && 'id' in kept && typeof kept.id === 'string';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Maximum number of statements to keep. The oldest are dropped first. */
const MOST_KEPT = 500;
/** Maximum number of statements per request. Browsers limit the size of requests that outlive their page to 64 kB. */
const MOST_AT_ONCE = 25;

/**
 * Queue of statements for a store. Stores unsent statements in this browser. Sends them again with the next statement,
 * when the browser goes online, and on the next visit.
 */
export class StatementQueue {
  readonly #store: Store;
  readonly #key: string;
  /** Statements in memory, used if storage is unavailable. */
  #unkept: readonly Statement[] | undefined;
  /** Ids of statements that were sent and are waiting for a response. */
  #underWay: readonly string[] = [];
  #atOnce = MOST_AT_ONCE;

  constructor(store: Store) {
    this.#store = store;
    this.#key = `cartavola:xapi ${store.address}`;
    addEventListener('online', () => void this.send());
  }

  add(statement: Statement): void {
    const all = [...this.#statements, statement];
    if (all.length > MOST_KEPT)
      tell('full', this.#store.address, `More than ${MOST_KEPT} statements are waiting. The oldest are lost.`);
    this.#keep(all.slice(-MOST_KEPT));
  }

  /** Sends the waiting statements. `isLeaving` is true if the page is about to close and can't wait for a response. */
  async send(isLeaving = false): Promise<void> {
    if (this.#underWay.length > 0 && !isLeaving) return;
    const batch = this.#statements.filter(({id}) => !this.#underWay.includes(id)).slice(0, this.#atOnce);
    if (batch.length === 0) return;
    this.#underWay = [...this.#underWay, ...batch.map(({id}) => id)];
    const isDone = await this.#post(batch);
    this.#underWay = [];
    if (isDone) await this.send();
  }

  /** Posts statements. Resolves to false if they must be sent again later. */
  async #post(batch: readonly Statement[]): Promise<boolean> {
    const {address, auth, credentials} = this.#store;
    const status = await fetch(`${address}statements`, {
      method: 'POST',
      credentials,
      headers: {
        'Content-Type': 'application/json',
        'X-Experience-API-Version': '1.0.3',
        ...(auth && {Authorization: auth}),
      },
      body: JSON.stringify(batch),
      // Let the request continue after the reader leaves the page.
      keepalive: true,
    }).then(
      ({ok, status}) => (ok ? 200 : status),
      () => 0,
    );
    const isRefused = [400, 409, 413].includes(status);
    if (status !== 200 && !isRefused) {
      tell('store', address, `The store does not answer (${status}). Its statements are kept and sent again later.`);
      return false;
    }
    // A store accepts or refuses a whole batch, so send one statement at a time to find the refused one.
    if (isRefused && batch.length > 1) this.#atOnce = 1;
    else {
      if (isRefused) tell('refused', address, `The store refused a statement (${status}). The statement is lost.`);
      this.#keep(this.#statements.filter(({id}) => !batch.some((one) => one.id === id)));
    }
    return true;
  }

  get #statements(): readonly Statement[] {
    if (this.#unkept) return this.#unkept;
    try {
      return this.#read(localStorage.getItem(this.#key));
    } catch {
      return [];
    }
  }

  /**
   * Reads the saved statements. Other scripts can write to this storage too, so anything that isn't a statement is
   * dropped and reported.
   */
  #read(text: string | null): readonly Statement[] {
    const kept = parsed(text ?? '[]');
    const statements = Array.isArray(kept) ? kept.filter(isStatement) : [];
    if (!Array.isArray(kept) || statements.length < kept.length) {
      tell('kept', this.#store.address, 'Some statements saved in this browser cannot be read. They are lost.');
      this.#keep(statements);
    }
    return statements;
  }

  #keep(statements: readonly Statement[]): void {
    try {
      if (statements.length > 0) localStorage.setItem(this.#key, JSON.stringify(statements));
      else localStorage.removeItem(this.#key);
      this.#unkept = undefined;
    } catch {
      this.#unkept = statements;
    }
  }
}
