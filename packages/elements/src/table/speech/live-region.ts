import {after, now, type Cancel} from '../../base/clock.js';

/** Live region in use. If a page has several tables, only the one used last makes announcements. */
const speaking: {region?: LiveRegion | undefined} = {};

/** Delay in milliseconds before text is added to the live region. Some screen readers miss text that is set at once. */
const DELAY = 70;
/** Time in milliseconds in which a screen reader responds to a key, for example with the name of the focused card. */
const AFTER_KEY = 900;
/** Number of announcements that stay in the page, where a screen reader can read them again. */
const MAX_KEPT = 8;

/** Returns the time in milliseconds that a listener needs to hear a text, at about 200 words per minute. */
export const hearingTime = (text: string): number => 400 + 60 * text.length;

/** An announcement. A repeated sentence has another `id`, because a new element is announced again. */
export interface Announcement {
  readonly id: number;
  readonly text: string;
}

/**
 * A table's screen reader output through a live region (`role="log"`). Sentences are collected, and announced together
 * once there was time to hear the previous announcement, because some screen readers stop speaking when the next one
 * comes.
 */
export class LiveRegion {
  readonly #show: (announcements: readonly Announcement[]) => void;
  #gathered: string[] = [];
  /** Announcements in the live region. */
  #announcements: readonly Announcement[] = [];
  #count = 0;
  /** Everything announced since the reader's last move, to be repeated on request. */
  #recent: string[] = [];
  /** Time at which the last announcement has been heard. */
  #heard = 0;
  #cancelTelling: Cancel | undefined;
  #cancelAnswering: Cancel | undefined;
  /** True while the table isn't in the page, when it must not silence other tables. */
  #isGone = false;

  /** Creates the output. `show` puts announcements into the live region. */
  constructor(show: (announcements: readonly Announcement[]) => void) {
    this.#show = (announcements) => show((this.#announcements = announcements));
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

  /** Everything announced since the reader's last move. */
  get recent(): string {
    return this.#recent.join(' ');
  }

  /** Starts to collect what can be repeated, because the reader has made a move. */
  forgetRecent(): void {
    this.#recent = [];
  }

  /** Adds a sentence to the next announcement. */
  gather(text: string): void {
    this.#gathered.push(text);
  }

  /** Announces the collected sentences, followed by `text`, once there was time to hear the previous announcement. */
  tell(text?: string): void {
    if (text) this.gather(text);
    if (this.#gathered.length === 0 || this.#cancelTelling || this.#isGone) return;
    this.#cancelTelling = after(Math.max(DELAY, this.#heard - now()), () => this.#announce());
  }

  /** Answers the reader at once. The answer can't be repeated, because the reader can ask again. */
  answer(text: string): void {
    this.#heard = 0;
    this.#postpone();
    this.#cancelAnswering?.();
    this.#cancelAnswering = after(DELAY, () => this.#add(text));
  }

  /** Remembers what was announced in another way. */
  remember(text: string): void {
    if (this.#recent.at(-1) !== text) this.#recent.push(text);
    this.#heard = now() + hearingTime(text);
    this.#postpone();
  }

  /** Leaves the screen reader time to respond to a key, which has stopped its speech. */
  handleKey(): void {
    this.#heard = now() + AFTER_KEY;
    this.#postpone();
  }

  /** Plans the next announcement again. */
  #postpone(): void {
    if (!this.#cancelTelling) return;
    this.#cancelTelling();
    this.#cancelTelling = undefined;
    this.tell();
  }

  #announce(): void {
    this.#cancelTelling = undefined;
    const text = this.#gathered.join(' ');
    this.#gathered = [];
    this.#recent.push(text);
    this.#add(text);
  }

  #add(text: string): void {
    // Take over if the table that made announcements has been removed from the page.
    speaking.region ??= this;
    if (speaking.region !== this || this.#isGone) return;
    this.#heard = now() + hearingTime(text);
    this.#show([...this.#announcements.slice(1 - MAX_KEPT), {id: this.#count++, text}]);
    this.#postpone();
  }

  silence(): void {
    this.#cancelTelling?.();
    this.#cancelAnswering?.();
    this.#cancelTelling = this.#cancelAnswering = undefined;
    this.#gathered = [];
    this.#recent = [];
    this.#show([]);
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
