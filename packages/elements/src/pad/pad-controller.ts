import {success, type MatchState, type Result} from '@cartavola/engine';
import {
  addUp,
  parsePad,
  writePad,
  type AddedPad,
  type Counting,
  type Pad,
  type PadRound,
} from '@cartavola/engine/pad.js';
import type {Unsaved} from '../base/page/save.js';
import {PadStore, reasonOf, type KeptPad} from './pad-store.js';

/** Number of changes that can still be undone on the next visit. */
const KEPT = 12;

/** Whether the pad is saved or being saved, or the reason why it can't be saved. */
type Keeping = 'saved' | 'saving' | Unsaved;

/** Returns a new pad from the previous one. */
type Change = (pad: Pad) => Pad;

interface PadControllerEvents {
  /** Called when the pad must be rendered again. `isOther` is true if it is a different pad. */
  changed(isOther: boolean): void;
  /** Called once if the pad can't be saved or a saved pad can't be read. */
  unsaved(reason: Unsaved | 'unread'): void;
  /** Called when a change in this tab is lost because another tab has changed the pad. */
  overtaken(): void;
}

/** Holds the pad. Validates, shows and then saves each change in turn. */
export class PadController {
  readonly counting: Counting;
  keeping: Keeping = 'saved';
  /** Pad, or undefined before a match has begun. */
  added: AddedPad | undefined;
  #before: readonly string[] = [];
  #revision = 0;
  readonly #store: PadStore;
  readonly #events: PadControllerEvents;
  #queue: Promise<void> = Promise.resolve();
  #waiting = 0;
  #isClosed = false;

  constructor(counting: Counting, key: string, events: PadControllerEvents) {
    this.counting = counting;
    this.#events = events;
    this.#store = new PadStore(key);
  }

  /** Reads the saved pad, and listens for changes in other tabs. */
  open(): Promise<void> {
    this.#store.listen(() => void this.#enqueue(() => this.#followOther()));
    return this.#enqueue(() => this.#follow());
  }

  close(): void {
    this.#isClosed = true;
    this.#store.close();
  }

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  /** Returns the state of the match before a round. */
  stateBefore(place: number): MatchState {
    const {pad, state} = this.added!;
    const before = addUp({...pad, rounds: pad.rounds.slice(0, place)}, this.counting);
    return before.ok ? before.value.state : state;
  }

  /** Begins a match, or replaces the pad with one from a file or the page. */
  begin(pad: Pad): Result<AddedPad> {
    return this.#change(() => pad, false);
  }

  enter(round: PadRound): Result<AddedPad> {
    // If another tab writes at the same time, the deal is added after that tab's deals.
    return this.#change((pad) => ({...pad, rounds: [...pad.rounds, round]}), true);
  }

  correct(place: number, round: PadRound): Result<AddedPad> {
    return this.#change((pad) => ({...pad, rounds: pad.rounds.with(place, round)}), false);
  }

  remove(place: number): Result<AddedPad> {
    return this.#change((pad) => ({...pad, rounds: pad.rounds.filter((_, one) => one !== place)}), false);
  }

  rename(players: readonly string[]): Result<AddedPad> {
    return this.#change((pad) => ({...pad, players}), true);
  }

  /** Undoes the last change. Returns false if there is none. */
  undo(): boolean {
    const before = this.#before.at(-1);
    if (before === undefined) return false;
    const read = before === '' ? undefined : parsePad(before, [this.counting]);
    if (read && !read.ok) return false;
    this.added = read?.value;
    this.#before = this.#before.slice(0, -1);
    this.#keep();
    return true;
  }

  /** Deletes the pad and its undo history, including the copies stored in the browser. */
  erase(): void {
    this.#clear();
    void this.#enqueue(async () => {
      await this.#store.erase();
      this.#revision = 0;
    });
  }

  #clear(): void {
    this.added = undefined;
    this.#before = [];
    this.#events.changed(true);
  }

  /**
   * Applies a change if the result is valid. `again` is true if the change can also be applied to another tab's pad.
   */
  #change(change: Change, again: boolean): Result<AddedPad> {
    const made = this.#apply(change);
    if (made.ok) this.#keep(again ? change : undefined);
    return made;
  }

  #apply(change: Change): Result<AddedPad> {
    const old = this.added?.pad;
    const {rules, usual} = this.counting;
    const none: Pad = {game: rules.id, options: usual, players: [], dealer: 0, rounds: []};
    const made = addUp(change(old ?? none), this.counting);
    if (!made.ok) return made;
    this.#before = [...this.#before, old ? writePad(old, this.counting) : ''];
    this.added = made.value;
    return made;
  }

  /** Saves the current pad. `again` is the change, if it can also be applied to another tab's pad. */
  #keep(again?: Change): void {
    const pad = this.#current();
    this.#events.changed(false);
    if (this.keeping === 'saved') this.keeping = 'saving';
    void this.#enqueue(() => this.#write(pad, again));
  }

  #current(): Pick<KeptPad, 'text' | 'before'> {
    const text = this.added ? writePad(this.added.pad, this.counting) : '';
    return {text, before: this.#before.slice(-KEPT)};
  }

  /** Runs tasks one after the other. */
  #enqueue(task: () => Promise<void>): Promise<void> {
    this.#waiting++;
    this.#queue = this.#queue.then(async () => {
      if (this.#isClosed) return;
      let failure: Unsaved | undefined;
      try {
        await task();
      } catch (error) {
        failure = reasonOf(error);
      }
      this.#waiting--;
      if (this.#isClosed) return;
      const isNew = failure !== undefined && this.keeping !== failure;
      this.keeping = failure ?? (this.#waiting > 0 ? 'saving' : 'saved');
      this.#events.changed(false);
      if (isNew && failure) this.#events.unsaved(failure);
    });
    return this.#queue;
  }

  async #write(pad: Pick<KeptPad, 'text' | 'before'>, again: Change | undefined): Promise<void> {
    if (await this.#store.write({...pad, revision: this.#revision + 1})) {
      this.#revision++;
      return;
    }
    // Another tab has saved its pad, so don't overwrite it.
    await this.#follow(true);
    if (!again || !this.#apply(again).ok) return this.#events.overtaken();
    await this.#write(this.#current(), undefined);
  }

  /**
   * Shows the pad that another tab has saved, or none if that tab has deleted it. While changes are pending in this
   * tab, leaves the conflict to `#write`.
   */
  async #followOther(): Promise<void> {
    const isErased = this.#revision > 0 && this.#waiting <= 1 && (await this.#store.read()) === undefined;
    if (!isErased) return this.#follow();
    this.#revision = 0;
    this.#clear();
  }

  /**
   * Shows the saved pad if another tab has written it. While changes are pending in this tab, does nothing unless
   * `anyway` is true.
   */
  async #follow(anyway = false): Promise<void> {
    const kept = await this.#store.read();
    if (kept === undefined) return;
    const {revision} = kept as Partial<KeptPad>;
    if (revision === this.#revision || (!anyway && this.#waiting > 1)) return;
    const read = this.#read(kept as Partial<KeptPad>);
    if (!read.ok) {
      console.info(`Cartavola: a saved pad cannot be read (${read.problem.code}). It is kept under another key.`);
      await this.#store.setAside(kept);
      this.#events.unsaved('unread');
      return;
    }
    this.added = read.value;
    this.#before = [...(kept as KeptPad).before];
    this.#revision = revision!;
    this.#events.changed(true);
  }

  #read({text, before, revision}: Partial<KeptPad>): Result<AddedPad | undefined> {
    if (typeof text !== 'string' || !Number.isSafeInteger(revision) || !Array.isArray(before))
      return {ok: false, problem: {code: 'record.type', path: '', message: 'This is not a pad.'}};
    return text === '' ? success(undefined) : parsePad(text, [this.counting]);
  }
}
