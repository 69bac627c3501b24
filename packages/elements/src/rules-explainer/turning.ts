import type {Problem} from '@cartavola/engine';
import type {OpenBook} from './open-book.js';
import type {ExplainerView} from './render-views.js';

/** Why there is nothing to read; what went wrong goes to the console. */
export function unread(error: unknown): {readonly ok: false; readonly problem: Problem} {
  console.error('Cartavola: the rules could not be loaded.', error);
  return {ok: false, problem: {code: 'rules.load', path: '', message: 'The rules could not be loaded.'}};
}

/** What has two ways to read. */
interface Turnable {
  /** The book, as it is open now. */
  readonly book: () => OpenBook | undefined;
  /** Done when the book that is wanted is open, or cannot be. */
  readonly whenOpen: () => Promise<void>;
  /** Loads what a way to read needs. */
  readonly load: (view: ExplainerView, book: OpenBook) => Promise<void>;
  /** It could not be loaded. */
  readonly failed: (error: unknown) => void;
  /** Shows it. */
  readonly show: () => Promise<unknown>;
}

/** Turns a book from the lesson to the rules, and back: what was shown stays until the other is there, and for good where it does not come. */
export class Turning {
  /** What the reader, or the page, has turned to; undefined: what the page asked for first. */
  turned: ExplainerView | undefined;
  #turns = 0;
  readonly #of: Turnable;

  constructor(of: Turnable) {
    this.#of = of;
  }

  /** What the page asks for is shown next. */
  forget(): void {
    this.#turns++;
    this.turned = undefined;
  }

  async to(view: ExplainerView): Promise<void> {
    const turn = ++this.#turns;
    const book = this.#of.book();
    try {
      if (book) await this.#of.load(view, book);
    } catch (error) {
      this.#of.failed(error);
      return;
    }
    if (turn !== this.#turns) return;
    if (this.#of.book() !== book) {
      // Meanwhile the book was opened anew, at the page that was shown.
      await this.#of.whenOpen();
      if (turn !== this.#turns) return;
      if (this.#of.book()) return this.to(view);
    }
    this.turned = view;
    await this.#of.show();
  }
}
