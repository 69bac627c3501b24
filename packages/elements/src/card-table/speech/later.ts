/** Code that a page loads when somebody first needs it; where that fails, the next need tries again. */
export class Later<T> {
  /** Undefined before it is there. */
  code: T | undefined;
  readonly #load: () => Promise<T>;

  constructor(load: () => Promise<T>) {
    this.#load = load;
  }

  /** Calls `use` with it, at once where it is there; `failed`, where it cannot be loaded. */
  with(use: (code: T) => void, failed: () => void): void {
    if (this.code) use(this.code);
    else this.#load().then((code) => use((this.code = code)), failed);
  }
}

/** What a table shows and says only when it is asked. */
export const information = new Later(() => import('./later/information.js'));
