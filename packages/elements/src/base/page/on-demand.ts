import {busy} from '../clock.js';

/** Module that is loaded when it is first needed. If loading fails, the next use tries again. */
export class OnDemand<T> {
  /** The module, or undefined until it is loaded. */
  code: T | undefined;
  readonly #load: () => Promise<T>;

  constructor(load: () => Promise<T>) {
    this.#load = load;
  }

  /** Loads the module unless it is already loaded. */
  async load(): Promise<T> {
    return (this.code ??= await busy(this.#load()));
  }

  /** Calls `use` with the module, synchronously if it is already loaded. Calls `failed` if it can't be loaded. */
  with(use: (code: T) => void, failed: () => void): void {
    if (this.code) use(this.code);
    else this.load().then(use, failed);
  }
}
