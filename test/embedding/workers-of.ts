// Test helpers: the workers of a framed page.

export interface Begun {
  readonly address: string;
  /** Number of questions sent to the worker. */
  questions: number;
  /** Messages posted to the worker. */
  readonly posted: unknown[];
  ended: boolean;
}

/** Records the workers that the page starts from now on. */
export function watchWorkers(frame: HTMLIFrameElement): readonly Begun[] {
  const inside = frame.contentWindow as Window & typeof globalThis;
  const begun: Begun[] = [];
  inside.Worker = class extends inside.Worker {
    readonly #begun: Begun;

    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.#begun = {address: String(address), questions: 0, posted: [], ended: false};
      begun.push(this.#begun);
    }

    override postMessage(message: unknown): void {
      this.#begun.questions++;
      this.#begun.posted.push(structuredClone(message));
      super.postMessage(message);
    }

    override terminate(): void {
      this.#begun.ended = true;
      super.terminate();
    }
  };
  return begun;
}
