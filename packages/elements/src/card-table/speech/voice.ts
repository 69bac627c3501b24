/** The voice that spoke last: of many tables on a page only the one in use speaks. */
const speaking: {voice?: Voice | undefined} = {};

/** How long after an event its text stands in the live region: at once it would be missed by some screen readers. */
const DELAY = 70;
const STAYS = 6000;

/** What a table says to screen readers: texts are gathered, and told together. */
export class Voice {
  readonly #show: (text: string) => void;
  #gathered: string[] = [];
  /** What stands in the region. */
  #shown = '';
  #telling: ReturnType<typeof setTimeout> | undefined;
  #clearing: ReturnType<typeof setTimeout> | undefined;

  /** `show` puts a text into the status region. */
  constructor(show: (text: string) => void) {
    this.#show = (text) => show((this.#shown = text));
    speaking.voice ??= this;
  }

  /** From now on this table speaks. */
  use(): void {
    if (speaking.voice === this) return;
    speaking.voice?.silence();
    speaking.voice = this;
  }

  /** Whether this table is the one in use. */
  get speaks(): boolean {
    return speaking.voice === this;
  }

  /** Adds a sentence to what will be told. */
  gather(text: string): void {
    this.#gathered.push(text);
  }

  /** Tells what was gathered, and `text` after it. */
  tell(text?: string): void {
    if (text) this.gather(text);
    if (this.#gathered.length === 0 || this.#telling !== undefined) return;
    this.#telling = setTimeout(() => {
      this.#telling = undefined;
      const sentence = this.#gathered.join(' ');
      this.#gathered = [];
      // The table that spoke may have left the page.
      speaking.voice ??= this;
      if (speaking.voice !== this) return;
      // The same words again are told again.
      this.#show(sentence === this.#shown ? `${sentence}\u00a0` : sentence);
      clearTimeout(this.#clearing);
      this.#clearing = setTimeout(() => this.#show(''), STAYS);
    }, DELAY);
  }

  silence(): void {
    clearTimeout(this.#telling);
    clearTimeout(this.#clearing);
    this.#telling = undefined;
    this.#gathered = [];
    this.#show('');
  }

  /** For a table that leaves the page. */
  end(): void {
    this.silence();
    if (speaking.voice === this) speaking.voice = undefined;
  }
}
