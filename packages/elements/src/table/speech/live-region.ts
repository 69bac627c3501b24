import {after, type Cancel} from '../../base/clock.js';

/** Live region in use. If a page has several tables, only the one used last makes announcements. */
const speaking: {region?: LiveRegion | undefined} = {};

/** Delay in milliseconds before text is added to the live region. Some screen readers miss text that is set at once. */
const DELAY = 70;
const STAYS = 6000;

/**
 * A table's screen reader output through a live region (`role="status"`). Sentences are collected and announced
 * together.
 */
export class LiveRegion {
  readonly #show: (text: string) => void;
  #gathered: string[] = [];
  /** Text in the live region. */
  #shown = '';
  #cancelTelling: Cancel | undefined;
  #cancelClearing: Cancel | undefined;
  /** True while the table isn't in the page, when it must not silence other tables. */
  #isGone = false;

  /** Creates the output. `show` puts text into the live region. */
  constructor(show: (text: string) => void) {
    this.#show = (text) => show((this.#shown = text));
  }

  /** Makes this table the only one that makes announcements. */
  use(): void {
    if (speaking.region === this || this.#isGone) return;
    speaking.region?.silence();
    speaking.region = this;
  }

  /** Whether this table is the one in use. */
  get speaks(): boolean {
    return speaking.region === this;
  }

  /** Adds a sentence to the next announcement. */
  gather(text: string): void {
    this.#gathered.push(text);
  }

  /** Announces the collected sentences, followed by `text`. */
  tell(text?: string): void {
    if (text) this.gather(text);
    if (this.#gathered.length === 0 || this.#cancelTelling || this.#isGone) return;
    this.#cancelTelling = after(DELAY, () => {
      this.#cancelTelling = undefined;
      const sentence = this.#gathered.join(' ');
      this.#gathered = [];
      // Take over if the table that made announcements has been removed from the page.
      speaking.region ??= this;
      if (speaking.region !== this) return;
      // A trailing space makes the text different, because a live region doesn't announce the same text twice.
      this.#show(sentence === this.#shown ? `${sentence}\u00a0` : sentence);
      this.#cancelClearing?.();
      this.#cancelClearing = after(STAYS, () => this.#show(''), {housekeeping: true});
    });
  }

  silence(): void {
    this.#cancelTelling?.();
    this.#cancelClearing?.();
    this.#cancelTelling = undefined;
    this.#gathered = [];
    this.#show('');
  }

  /** Enables announcements when the table is added to the page. If no other table makes announcements, this one does. */
  begin(): void {
    this.#isGone = false;
    speaking.region ??= this;
  }

  /** Ends a table's announcements when it is removed from the page. */
  end(): void {
    this.#isGone = true;
    this.silence();
    if (speaking.region === this) speaking.region = undefined;
  }
}
