/** Question or answer shown until another moment is shown. */
export class ReplayQuestion {
  /** Question about the next move, its answer, or an expert's evaluation. Undefined: nothing. */
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

  /** Returns true once for each question that must be scrolled into view. */
  takeNew(): boolean {
    const isNew = this.#isNew;
    this.#isNew = false;
    return isNew;
  }
}
