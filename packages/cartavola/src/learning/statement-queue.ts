import {tell} from './learning-error.js';
import type {Store} from './store.js';
import {
  dropOldQueues,
  keyFor,
  MAX_STATEMENTS,
  readStatements,
  separateSharedQueue,
  writeStatements,
  type Statement,
} from './stored-statements.js';

/** Maximum number of statements per request. Browsers limit the size of requests that outlive their page to 64 kB. */
const MOST_AT_ONCE = 25;

/** Statuses that don't depend on the statements or the key. Sending them again later can help. */
const isTemporary = (status: number): boolean => status < 400 || status >= 500 || status === 408 || status === 429;

/**
 * Queue of one reader's statements for a store. Stores unsent statements in this browser. Sends them again with the next
 * statement, when the browser goes online, and the next time the same reader launches the page with the same
 * registration.
 */
export class StatementQueue {
  readonly #store: Store;
  /** Storage key, or undefined if another reader's launch would have the same key. */
  readonly #key: string | undefined;
  /** Statements in memory, used if storage is unavailable. */
  #unkept: readonly Statement[] | undefined;
  /** Ids of statements that were sent and are waiting for a response. */
  #underWay: readonly string[] = [];
  #atOnce = MOST_AT_ONCE;
  /** Whether the store denied this launch's credentials. */
  #isDenied = false;

  constructor(store: Store) {
    this.#store = store;
    const {address, registration, actor, isAnonymous, auth} = store;
    // The key of an anonymous launch can belong to anybody.
    this.#key = isAnonymous && auth ? undefined : keyFor(address, registration, isAnonymous ? 'anonymous' : actor);
    try {
      separateSharedQueue(address);
      dropOldQueues(this.#key);
    } catch {
      // Storage is full or unavailable. The next launch tries again.
    }
    addEventListener('online', () => void this.send());
  }

  add(statement: Statement): void {
    const all = [...this.#statements, statement];
    if (all.length > MAX_STATEMENTS)
      tell('full', this.#store.address, `More than ${MAX_STATEMENTS} statements are waiting. The oldest are lost.`);
    this.#keep(all.slice(-MAX_STATEMENTS));
  }

  /** Sends the waiting statements. `isLeaving` is true if the page is about to close and can't wait for a response. */
  async send(isLeaving = false): Promise<void> {
    if (this.#isDenied || (this.#underWay.length > 0 && !isLeaving)) return;
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
    if (status === 401 || status === 403) {
      this.#isDenied = true;
      tell(
        'denied',
        address,
        `The store denies access with the key of this launch (${status}). The statements are kept until the reader's next launch.`,
      );
      return false;
    }
    const isRefused = !isTemporary(status);
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
      return this.#key === undefined ? [] : readStatements(this.#key);
    } catch {
      return [];
    }
  }

  #keep(statements: readonly Statement[]): void {
    this.#unkept = statements;
    if (this.#key === undefined) return;
    try {
      writeStatements(this.#key, statements);
      this.#unkept = undefined;
    } catch {
      // They stay in memory.
    }
  }
}
