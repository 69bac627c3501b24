import type {Problem} from '@cartavola/engine';
import type {OpenBook} from '../question/open-book.js';
import type {ExplainerView} from '../question/render-views.js';

/** Returns the problem for rules that could not be loaded, and logs its cause. */
export function unread(error: unknown): {readonly ok: false; readonly problem: Problem} {
  console.error('Cartavola: the rules could not be loaded.', error);
  return {ok: false, problem: {code: 'rules.load', path: '', message: 'The rules could not be loaded.'}};
}

/** Element with two views. */
interface Turnable {
  /** Returns the currently open book. */
  readonly book: () => OpenBook | undefined;
  /** Resolves when the requested book has opened or failed to open. */
  readonly whenOpen: () => Promise<void>;
  /** Loads the code and data of a view. */
  readonly load: (view: ExplainerView, book: OpenBook) => Promise<void>;
  /** Reports that a view could not be loaded. */
  readonly failed: (error: unknown) => void;
  /** Renders the view. */
  readonly show: () => Promise<unknown>;
}

/**
 * Switches between the lesson and the rules. The current view stays visible until the other one is loaded, or
 * permanently if loading fails.
 */
export class Turning {
  /** View last chosen by the reader or the page, or undefined to use the `view` attribute. */
  turned: ExplainerView | undefined;
  #turns = 0;
  readonly #of: Turnable;

  constructor(of: Turnable) {
    this.#of = of;
  }

  /** Reports that the rules or a view could not be loaded. */
  readonly failed = (error: unknown): void => this.#of.failed(error);

  /** Clears the choice, so the view in the attribute is shown next. */
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
      // In the meantime, the book was opened again with the previous view.
      await this.#of.whenOpen();
      if (turn !== this.#turns) return;
      if (this.#of.book()) return this.to(view);
    }
    this.turned = view;
    await this.#of.show();
  }
}
