/** Lock that lets only one table play a match at a time, across all tabs of an origin (Web Locks API). */
export class PlayLock {
  readonly #name: string;
  readonly #changed: (plays: boolean) => void;
  /** Aborted when this table releases the lock or stops asking for it. */
  #asking = new AbortController();
  /**
   * The browser's lock manager. Undefined in insecure contexts and older browsers, and after it has failed, for example
   * because storage is forbidden.
   */
  #locks = navigator.locks as LockManager | undefined;

  /** Creates the lock. `changed` is called when this table receives the lock, or loses it to another table. */
  constructor(name: string, changed: (plays: boolean) => void) {
    this.#name = name;
    this.#changed = changed;
  }

  /** Whether the browser has locks. If not, any table may play. */
  get isThere(): boolean {
    return this.#locks !== undefined;
  }

  /**
   * Requests the lock, and resolves with true if it was free. Otherwise, resolves with false and waits for it in the
   * background.
   */
  async ask(): Promise<boolean> {
    this.leave();
    if (!this.#locks) return true;
    const {signal} = this.#asking;
    try {
      const has = await new Promise<boolean>((done, failed) => {
        this.#request({ifAvailable: true}, done).catch(failed);
      });
      if (!has && !signal.aborted) this.#wait();
      return has;
    } catch {
      this.#locks = undefined;
      return true;
    }
  }

  /** Takes the lock from whichever table has it. */
  take(): void {
    this.leave();
    if (this.#locks) this.#request({steal: true}, this.#given).catch(() => this.#wait());
    else this.#changed(true);
  }

  /** Releases the lock, or stops asking for it. */
  leave(): void {
    this.#asking.abort();
    this.#asking = new AbortController();
  }

  readonly #given = (has: boolean): void => {
    if (has) this.#changed(true);
  };

  #wait(): void {
    this.#request({signal: this.#asking.signal}, this.#given).catch(() => undefined);
  }

  /**
   * Requests the lock, and calls `given` with whether it was granted. Resolves when the lock is released or wasn't
   * granted.
   */
  async #request(options: LockOptions, given: (has: boolean) => void): Promise<void> {
    const {signal} = this.#asking;
    let has = false;
    try {
      await this.#locks!.request(this.#name, options, (lock) => {
        has = lock !== null && !signal.aborted;
        given(has);
        return has ? new Promise<void>((done) => signal.addEventListener('abort', () => done())) : undefined;
      });
    } catch (error) {
      if (signal.aborted) return;
      if (!has) throw error;
      // Another table has stolen the lock.
      this.#changed(false);
      this.#wait();
    }
  }
}
