import type {MatchRecord, Seat} from '@cartavola/engine';
import {forget, hold, PREFIX, save, stored, unsaved, type Unsaved} from '../../base/page/save.js';
import {TableUnsavedEvent} from '../events.js';
import type {KeptMatch, MatchTable} from '../match/kept-match.js';
import {Notice} from './notice.js';
import {PlayLock} from './play-lock.js';
import {keyOf, readBare, readSaved, revisionOf, writeSaved, type Belonging} from './saved-text.js';
import {setAside} from './set-aside.js';

/**
 * Saved matches in use on this page. They notify each other of writes, because browsers only fire `storage` events in
 * other pages.
 */
const inPage = new Set<SavedMatch>();

/**
 * Match in this browser's storage. One table at a time plays it. Other tables with the same match, in this page or in
 * other tabs, follow it. If writing fails, the match is held in memory and written again later.
 */
export class SavedMatch implements KeptMatch {
  plays = false;
  record: MatchRecord | undefined;
  order: readonly Seat[] | undefined;
  seed: string | undefined;
  readonly #belonging: Belonging;
  readonly #key: string;
  readonly #table: MatchTable;
  readonly #lock: PlayLock;
  #listening = new AbortController();
  /** Revision that was last read or written. */
  #revision = 0;
  #reads = 0;
  /** Whether storage contains a value that could be neither read nor set aside, and must not be overwritten. */
  #isBlocked = false;
  #unsaved: Unsaved | undefined;
  #noted: 'elsewhere' | Unsaved | undefined;

  constructor(belonging: Belonging, table: MatchTable) {
    this.#belonging = belonging;
    this.#key = keyOf(belonging);
    this.#table = table;
    this.#lock = new PlayLock(PREFIX + this.#key, (plays) => void this.#take(plays));
  }

  async enter(): Promise<void> {
    this.leave();
    const {signal} = (this.#listening = new AbortController());
    inPage.add(this);
    addEventListener('storage', ({key}) => this.#look(key), {signal});
    document.addEventListener('visibilitychange', () => this.#tryAgain(), {signal});
    addEventListener('pagehide', () => this.#hide(), {signal});
    const has = await this.#lock.ask();
    if (signal.aborted) return;
    // Without locks, this table doesn't play if another table has saved a newer revision in the meantime.
    this.plays = has && (this.#lock.isThere || this.#revision === 0 || this.#newest().revision <= this.#revision);
    try {
      await this.#read();
    } catch (error) {
      this.leave();
      throw error;
    }
    if (signal.aborted) return;
    this.#claim();
    this.#note();
  }

  leave(): void {
    this.plays = false;
    this.#lock.leave();
    this.#listening.abort();
    inPage.delete(this);
    this.#show(undefined);
  }

  beginAnew(record?: MatchRecord): void {
    if (!this.plays) return;
    this.record = record;
    this.order = undefined;
    this.seed = undefined;
  }

  keep(record: MatchRecord, order: readonly Seat[] | undefined, seed: string): void {
    if (!this.plays) return;
    // Another table may have saved a newer match whose `storage` event hasn't arrived yet. Don't overwrite it.
    if (this.#newest().revision > this.#revision) return void this.#follow();
    this.record = record;
    this.order = order;
    this.seed = seed;
    this.#revision++;
    this.#write();
  }

  /** Handles a change to storage by another page. A null key means that everything was removed. */
  #look(key: string | null): void {
    if (key === PREFIX + this.#key && this.#newest().revision > this.#revision) void this.#follow();
    else this.#tryAgain();
  }

  /** Releases the lock when the page is hidden, because a page that holds a lock can't enter the back/forward cache. */
  #hide(): void {
    this.#tryAgain();
    this.#table.pause();
    addEventListener('pageshow', () => this.#table.resume(), {once: true});
  }

  /** Handles the gain or loss of the lock, which decides whether this table plays. */
  async #take(plays: boolean): Promise<void> {
    const {signal} = this.#listening;
    this.plays = plays;
    await this.#readAgain();
    if (signal.aborted) return;
    this.#claim();
    this.#note();
    this.#table.changed();
  }

  /** Follows another table that has continued the match. */
  async #follow(): Promise<void> {
    // Without locks, the last table to write is the one that plays.
    if (!this.#lock.isThere) this.plays = false;
    if (!(await this.#readAgain())) return;
    this.#note();
    this.#table.changed();
  }

  /** Writes a new revision, which makes other tables follow this one. Only needed without locks. */
  #claim(): void {
    if (!this.plays || this.#lock.isThere || !this.record || this.#revision === 0) return;
    this.#revision++;
    this.#write();
  }

  /** Returns the newest saved value. A value that this page could not write may be newer than the one in storage. */
  #newest(): {readonly text: string | undefined; readonly revision: number} {
    const here = unsaved(this.#key);
    const there = stored(this.#key);
    const text = here !== undefined && revisionOf(here) >= revisionOf(there) ? here : there;
    return {text, revision: revisionOf(text)};
  }

  /**
   * Reads the saved match again. If the code can't be loaded, the next change triggers another attempt. Until then,
   * nothing newer is overwritten.
   */
  #readAgain(): Promise<boolean> {
    return this.#read().catch(() => false);
  }

  /**
   * Reads the saved match. Returns false if another read has begun in the meantime, or if the table has been removed.
   */
  async #read(): Promise<boolean> {
    const {signal} = this.#listening;
    const read = ++this.#reads;
    const {text, revision} = this.#newest();
    const {save: name, base} = this.#belonging;
    const bare = text === undefined && this.plays ? stored(name) : undefined;
    const found = await (text !== undefined
      ? readSaved(text, this.#belonging)
      : bare !== undefined
        ? readBare(bare, this.#belonging)
        : undefined);
    if (read !== this.#reads || signal.aborted) return false;
    this.#revision = revision;
    this.record = found?.ok ? found.value.record : base;
    this.order = found?.ok ? found.value.order : undefined;
    this.seed = found?.ok ? found.value.seed : undefined;
    if (found && !found.ok && this.plays) this.#refuse(bare === undefined ? this.#key : name, found.problem.code);
    if (found?.ok && bare !== undefined) this.#bringOver(name);
    return true;
  }

  /** Moves a match that was stored under its bare name to the full key. Each match is moved only once. */
  #bringOver(name: string): void {
    this.#revision++;
    this.#write();
    if (!this.#unsaved) forget(name);
  }

  /** Sets aside a saved value that cannot be read, and notifies the page. */
  #refuse(key: string, code: string): void {
    const {save: name} = this.#belonging;
    console.info(`Cartavola: a match saved as “${name}” cannot be read (${code}), so it is set aside.`);
    this.#tell('unread');
    const aside = setAside(name, key);
    if ('unsaved' in aside) this.#isBlocked = key === this.#key;
    else if (aside.dropped) this.#tell('dropped');
  }

  #write(): void {
    const {record, order, seed} = this;
    if (!record) return;
    const {game, save: name} = this.#belonging;
    const text = writeSaved({record, order, seed}, game, this.#revision);
    const aside = this.#isBlocked ? setAside(name, this.#key) : undefined;
    this.#isBlocked = aside !== undefined && 'unsaved' in aside;
    const failure = aside && 'unsaved' in aside ? hold(this.#key, text, aside.unsaved) : save(this.#key, text);
    if (failure && !this.#unsaved) this.#tell(failure);
    this.#unsaved = failure;
    this.#note();
    for (const other of inPage) if (other !== this && other.#key === this.#key) other.#look(PREFIX + this.#key);
  }

  #tryAgain(): void {
    if (this.plays && this.#unsaved) this.#write();
  }

  #note(): void {
    this.#show(this.plays ? this.#unsaved : 'elsewhere');
  }

  #show(code: 'elsewhere' | Unsaved | undefined): void {
    if (code === this.#noted) return;
    this.#noted = code;
    const {host} = this.#table;
    this.#table.notice = code && new Notice(host, code, code === 'elsewhere' ? () => this.#lock.take() : undefined);
    host.requestUpdate();
  }

  /** Fires an event after rendering. */
  #tell(code: Unsaved | 'unread' | 'dropped'): void {
    const {host} = this.#table;
    void host.updateComplete.then(() => host.dispatchEvent(new TableUnsavedEvent({code: `save.${code}`})));
  }
}
