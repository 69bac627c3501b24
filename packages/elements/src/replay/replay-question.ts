/** Question or answer that stays visible until the moment changes. */
export class ReplayQuestion {
  /** Question about the next move, its answer, or an expert's evaluation. Undefined if there is none. */
  content: unknown;
  /** Message beside the buttons. */
  said: string | undefined;
  #isNew = false;

  ask(content: unknown): void {
    this.content = content;
    this.#isNew = content !== undefined;
  }

  clear(): void {
    this.content = this.said = undefined;
  }

  /** Returns true once for each new question, which must be scrolled into view. */
  takeNew(): boolean {
    const isNew = this.#isNew;
    this.#isNew = false;
    return isNew;
  }
}
