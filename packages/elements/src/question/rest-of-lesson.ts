import {OnDemand} from '../base/page/on-demand.js';
import type {OpenBook} from './open-book.js';
import {openOwnLesson, type OpenLesson} from './open-lesson.js';
import type {RestCode} from './shown-lesson.js';

/**
 * Parts loaded after the first render: the code for answers and the end, and the whole lesson. The rulebook is loaded
 * with them.
 */
export interface Rest {
  readonly code: RestCode;
  readonly lesson: OpenLesson;
}

/** Loads the rest of a lesson in advance, or when the reader first needs it. */
export class RestOfLesson {
  /** Whether the rest could not be loaded when the reader needed it. */
  isLacking = false;
  readonly #onDemand: OnDemand<Rest>;
  readonly #came: (rest: Rest) => void;
  readonly #changed: () => void;
  /** The reader's last action, if it is waiting for the rest. */
  #wanted: (() => void) | undefined;
  #isHere = false;

  /**
   * `came` is called once with the rest, before any action that needs it. `changed` is called if the rest can't be
   * loaded.
   */
  constructor(book: OpenBook, lesson: OpenLesson, came: (rest: Rest) => void, changed: () => void) {
    this.#came = came;
    this.#changed = changed;
    this.#onDemand = new OnDemand(async () => {
      const [{rest}, whole] = await Promise.all([
        import('./answers/rest.js'),
        lesson.isStart ? openOwnLesson(book) : lesson,
        book.rules.load(),
      ]);
      return {code: rest, lesson: whole};
    });
  }

  /** Code, or undefined until it is loaded. */
  get code(): RestCode | undefined {
    return this.#isHere ? this.#onDemand.code?.code : undefined;
  }

  /** Loads the rest before the lesson is shown. */
  async load(): Promise<void> {
    await this.#onDemand.load();
  }

  /** Preloads the rest. Ignores failures, because the rest is loaded again when the reader needs it. */
  prepare(): void {
    this.#with(() => undefined);
  }

  /** Runs a reader's action as soon as the rest is loaded. If loading fails, the reader can try again. */
  act(wanted: () => void): void {
    this.#wanted = wanted;
    this.#with(() => {
      this.#wanted = undefined;
      this.isLacking = true;
      this.#changed();
    });
  }

  #with(failed: () => void): void {
    this.#onDemand.with((rest) => {
      if (!this.#isHere) {
        this.#isHere = true;
        this.isLacking = false;
        this.#came(rest);
      }
      const wanted = this.#wanted;
      this.#wanted = undefined;
      wanted?.();
    }, failed);
  }
}
