/** Question to the reader, or an answer, until another moment is shown. */
export class ReplayQuestion {
  /** Question about the next move, its answer, or what an expert says; undefined: nothing. */
  content: unknown;
  /** What is said beside the buttons. */
  said: string | undefined;
  #isNew = false;

  ask(content: unknown): void {
    this.content = content;
    this.#isNew = content !== undefined;
  }

  clear(): void {
    this.content = this.said = undefined;
  }

  /** True once for each question: it is to be brought into view. */
  takeNew(): boolean {
    const isNew = this.#isNew;
    this.#isNew = false;
    return isNew;
  }
}
