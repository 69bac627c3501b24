/** Lets one of all tables that show the same match play it: of all tabs of an origin, where the browser has locks. */
export class PlayLock {
  readonly #name: string;
  readonly #changed: (plays: boolean) => void;
  /** Aborted when this table asks no longer, or lets go. */
  #asking = new AbortController();
  /** Insecure pages and older browsers have none; where storage is forbidden so are they. */
  #locks = navigator.locks as LockManager | undefined;

  /** `changed`: this table has the lock from now on, or another took it over. */
  constructor(name: string, changed: (plays: boolean) => void) {
    this.#name = name;
    this.#changed = changed;
  }

  /** Whether there are locks; else any table may play. */
  get isThere(): boolean {
    return this.#locks !== undefined;
  }

  /** Asks for the lock; where another has it, waits until that lets go. Whether this table has it at once. */
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

  /** Takes the lock from whoever has it. */
  take(): void {
    this.leave();
    if (this.#locks) this.#request({steal: true}, this.#given).catch(() => this.#wait());
    else this.#changed(true);
  }

  /** Lets go, and asks no longer. */
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

  /** Done when the lock was let go, or not given; `given` says whether it was, at once. */
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
      // Another has taken it.
      this.#changed(false);
      this.#wait();
    }
  }
}
