/** What is asked of the reader, or told, until another moment is shown. */
export class Asked {
  /** Question about the next move, its answer, or what an expert says; undefined: nothing. */
  question: unknown;
  /** What is said beside the buttons. */
  said: string | undefined;
  #isNew = false;

  ask(question: unknown): void {
    this.question = question;
    this.#isNew = question !== undefined;
  }

  clear(): void {
    this.question = this.said = undefined;
  }

  /** True once for each question: it is to be brought into view. */
  takeNew(): boolean {
    const isNew = this.#isNew;
    this.#isNew = false;
    return isNew;
  }
}
