import {OnDemand} from '../base/page/on-demand.js';
import type {OpenBook} from './open-book.js';
import {openOwnLesson, type OpenLesson} from './open-lesson.js';
import type {RestCode} from './shown-lesson.js';

/** What comes after the first rendering: code for answers and the end, and the whole lesson. The rules of the book come with it. */
export interface Rest {
  readonly code: RestCode;
  readonly lesson: OpenLesson;
}

/** Loads the rest of a lesson ahead, or when a reader first needs it. */
export class RestOfLesson {
  /** True if it could not be loaded when the reader needed it. */
  isLacking = false;
  readonly #onDemand: OnDemand<Rest>;
  readonly #came: (rest: Rest) => void;
  readonly #changed: () => void;
  /** What the reader asked for last. */
  #wanted: (() => void) | undefined;
  #isHere = false;

  /** `came` is called once, with the rest, before anything that needs it; `changed`, if it could not be loaded. */
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

  /** Code; undefined before it has come. */
  get code(): RestCode | undefined {
    return this.#isHere ? this.#onDemand.code?.code : undefined;
  }

  /** Loads the rest before the lesson is shown. */
  async load(): Promise<void> {
    await this.#onDemand.load();
  }

  /** Loads the rest ahead. Nothing is said if that fails: it is tried again when a reader needs it. */
  prepare(): void {
    this.#with(() => undefined);
  }

  /** Does what the reader wants, at once if the rest is here. Where it cannot be loaded, the reader may try again. */
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
