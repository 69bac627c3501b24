/** Searches of the bots of a match, which need no longer be answered once it has gone another way. */
export class Thoughts {
  #current = new AbortController();

  /** Aborts when the current searches are forgotten. */
  get signal(): AbortSignal {
    return this.#current.signal;
  }

  forget(): void {
    this.#current.abort();
    this.#current = new AbortController();
  }
}
