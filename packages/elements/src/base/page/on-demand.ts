import {busy} from '../clock.js';

/** Code that is loaded when it is first needed. If loading fails, the next use tries again. */
export class OnDemand<T> {
  /** Loaded module; undefined until then. */
  code: T | undefined;
  readonly #load: () => Promise<T>;

  constructor(load: () => Promise<T>) {
    this.#load = load;
  }

  /** Loads the module, unless it is loaded. */
  async load(): Promise<T> {
    return (this.code ??= await busy(this.#load()));
  }

  /** Calls `use` with the module, synchronously if it is loaded. Calls `failed` if it cannot be loaded. */
  with(use: (code: T) => void, failed: () => void): void {
    if (this.code) use(this.code);
    else this.load().then(use, failed);
  }
}
