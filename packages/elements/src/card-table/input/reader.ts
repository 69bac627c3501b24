import {TableRefuseEvent, TableRequestEvent} from '../events.js';
import type {Dialogue} from '../speech/dialogue.js';
import type {Scene} from '../scene/scene.js';
import type {TableMatch} from '../match/table-match.js';
import type {Teller} from '../speech/teller.js';

/** The table at which the reader plays. */
interface ReaderHost {
  readonly match: TableMatch | undefined;
  readonly scene: Scene | undefined;
  dispatchEvent(event: Event): boolean;
}

/** What is done in the reader's place, by hand or by the page; all of it tells whether it was done. */
export class Reader {
  readonly #host: ReaderHost;
  readonly #dialogue: Dialogue;
  readonly #teller: Teller;
  readonly #isOpen: () => boolean;
  #left: TableMatch | undefined;

  /** `isOpen`: whether the table is in the page, and nothing is wrong there. */
  constructor(host: ReaderHost, dialogue: Dialogue, teller: Teller, isOpen: () => boolean) {
    this.#host = host;
    this.#dialogue = dialogue;
    this.#teller = teller;
    this.#isOpen = isOpen;
  }

  /** The match, where it can be played: not where another begins. */
  get match(): TableMatch | undefined {
    const {match} = this.#host;
    return this.#isOpen() && match !== this.#left ? match : undefined;
  }

  /** Another match begins in place of this one. */
  leave(): void {
    this.#left = this.#host.match;
  }

  play(given: unknown): boolean {
    const {match} = this;
    const seat = match?.actor;
    const move = match?.read(given);
    if (!match?.view || seat === undefined || !move) return false;
    const refusal = match.refusal(seat, move);
    if (refusal) {
      this.#dialogue.refuse(move, refusal);
      this.#host.dispatchEvent(new TableRefuseEvent({seat, move, refusal}));
      return false;
    }
    const {moment} = match;
    const isAllowed = this.#host.dispatchEvent(new TableRequestEvent({seat, move}));
    // Whoever heard of it may have played, taken back, begun anew or removed the table.
    if (!isAllowed || match !== this.match || moment !== match.moment) return false;
    this.#dialogue.clear();
    this.#teller.forget();
    void this.#dialogue.judge(this.#host.scene, seat, move);
    return match.submit(seat, move) === undefined;
  }

  pass(): boolean {
    this.#dialogue.clear();
    return this.match?.pass() ?? false;
  }

  undo(): boolean {
    this.#dialogue.clear();
    this.#teller.forget();
    return this.match?.undo() ?? false;
  }

  next(): boolean {
    return this.match?.next() ?? false;
  }
}
