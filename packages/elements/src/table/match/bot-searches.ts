/** Searches of the bots of a match. They are aborted when a move is taken back, or when play stops. */
export class BotSearches {
  #current = new AbortController();

  /** Aborts when the current searches are forgotten. */
  get signal(): AbortSignal {
    return this.#current.signal;
  }

  /** Aborts the current searches. */
  forget(): void {
    this.#current.abort();
    this.#current = new AbortController();
  }
}
