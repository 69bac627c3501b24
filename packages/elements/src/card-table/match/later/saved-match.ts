import type {MatchRecord, Seat} from '@cartavola/engine';
import {forget, hold, PREFIX, save, stored, unsaved, type Unsaved} from '../../../page/save.js';
import {TableUnsavedEvent} from '../../events.js';
import type {KeptMatch, MatchTable} from '../kept-match.js';
import {Notice} from './notice.js';
import {PlayLock} from './play-lock.js';
import {keyOf, readBare, readSaved, revisionOf, writeSaved, type Belonging} from './saved-text.js';
import {setAside} from './set-aside.js';

/** Those of this page. They tell each other what they write: the browser tells other pages alone. */
const inPage = new Set<SavedMatch>();

/**
 * A match that this browser keeps. One table at a time plays it; others that have the same one, in this page or in other tabs, show
 * it as it goes on. What cannot be written is kept in memory, and tried again.
 */
export class SavedMatch implements KeptMatch {
  plays = false;
  record: MatchRecord | undefined;
  order: readonly Seat[] | undefined;
  readonly #belonging: Belonging;
  readonly #key: string;
  readonly #table: MatchTable;
  readonly #lock: PlayLock;
  #listening = new AbortController();
  /** Of what was read or written last. */
  #revision = 0;
  #reads = 0;
  /** Whether a text lies there that could neither be read nor set aside: it is not written over. */
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
    // Where there are no locks, who has played on meanwhile plays on.
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
  }

  keep(record: MatchRecord, order: readonly Seat[] | undefined): void {
    if (!this.plays) return;
    // Another may have played on, and the news be on their way: what it has saved is not written over.
    if (this.#newest().revision > this.#revision) return void this.#follow();
    this.record = record;
    this.order = order;
    this.#revision++;
    this.#write();
  }

  /** Another page has written something; null: has removed everything. */
  #look(key: string | null): void {
    if (key === PREFIX + this.#key && this.#newest().revision > this.#revision) void this.#follow();
    else this.#tryAgain();
  }

  /** The page may be kept and shown again: a lock would forbid that. */
  #hide(): void {
    this.#tryAgain();
    this.#table.pause();
    addEventListener('pageshow', () => this.#table.resume(), {once: true});
  }

  /** From now on this table plays, or another does. */
  async #take(plays: boolean): Promise<void> {
    const {signal} = this.#listening;
    this.plays = plays;
    await this.#readAgain();
    if (signal.aborted) return;
    this.#claim();
    this.#note();
    this.#table.changed();
  }

  /** Another has played on. */
  async #follow(): Promise<void> {
    // Where there are no locks, who wrote last plays.
    if (!this.#lock.isThere) this.plays = false;
    if (!(await this.#readAgain())) return;
    this.#note();
    this.#table.changed();
  }

  /** Where there are no locks, a new revision tells the others that this table plays. */
  #claim(): void {
    if (!this.plays || this.#lock.isThere || !this.record || this.#revision === 0) return;
    this.#revision++;
    this.#write();
  }

  /** What was saved last. What this page could not write may be newer than what is in its storage. */
  #newest(): {readonly text: string | undefined; readonly revision: number} {
    const here = unsaved(this.#key);
    const there = stored(this.#key);
    const text = here !== undefined && revisionOf(here) >= revisionOf(there) ? here : there;
    return {text, revision: revisionOf(text)};
  }

  /** Where what reads it cannot be loaded, the next news try again: nothing newer is written over meanwhile. */
  #readAgain(): Promise<boolean> {
    return this.#read().catch(() => false);
  }

  /** Reads it; false where it is being read again, or left. */
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
    if (found && !found.ok && this.plays) this.#refuse(bare === undefined ? this.#key : name, found.problem.code);
    if (found?.ok && bare !== undefined) this.#bringOver(name);
    return true;
  }

  /** What was kept when a name had one match alone is brought over, once. */
  #bringOver(name: string): void {
    this.#revision++;
    this.#write();
    if (!this.#unsaved) forget(name);
  }

  /** What cannot be read is set aside, and told. */
  #refuse(key: string, code: string): void {
    const {save: name} = this.#belonging;
    console.info(`Cartavola: a match saved as “${name}” cannot be read (${code}); it is kept aside.`);
    this.#tell('unread');
    const aside = setAside(name, key);
    if ('unsaved' in aside) this.#isBlocked = key === this.#key;
    else if (aside.dropped) this.#tell('dropped');
  }

  #write(): void {
    const {record, order} = this;
    if (!record) return;
    const {game, save: name} = this.#belonging;
    const text = writeSaved({record, order}, game, this.#revision);
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

  /** Tells the page, once what is told can be seen. */
  #tell(code: Unsaved | 'unread' | 'dropped'): void {
    const {host} = this.#table;
    void host.updateComplete.then(() => host.dispatchEvent(new TableUnsavedEvent({code: `save.${code}`})));
  }
}
