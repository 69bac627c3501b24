import {seededRandom, type MatchRecord, type Problem, type Result, type Seat} from '@cartavola/engine';
import {busy} from '../../base/clock.js';
import {DatedSeed} from './dated-seed.js';
import {TableErrorEvent, TableReadyEvent} from '../events.js';
import {UNLOADED} from '../settings/loaded.js';
import {mannerOf, type Manner} from './bot-player.js';
import type {MatchControllerHost} from './match-controller-host.js';
import {pageOf, type LinkedDeal} from './linked-deal.js';
import {readSettings, type Settings} from '../settings/settings.js';
import type {BeginMode, FoundMatch, KeptMatch, LeftMatch, MatchTable} from './kept-match.js';
import type {Asking} from '../scene/opening.js';
import {hasSource, type Page, type Sources} from './record-child.js';
import {TableMatch} from './table-match.js';

/** Finds the match to continue. Loads code, so call it only if the page may have such a match. */
async function find(sources: Sources, table: MatchTable): Promise<Result<FoundMatch>> {
  try {
    return await (await busy(import('../saving/source.js'))).findRecord(sources, table);
  } catch {
    return {ok: false, problem: UNLOADED};
  }
}

/** Returns a search result without a match to continue. */
const none = (kept: KeptMatch | undefined): Result<FoundMatch> => ({ok: true, value: {record: undefined, kept}});

/** Keeps the match in sync with the table's attributes: begins a match, continues one, or shows a problem. */
export class MatchController implements MatchTable {
  settings: Settings | undefined;
  match: TableMatch | undefined;
  /** The opening's question for the reader, or undefined if there is none. */
  opening: Asking | undefined;
  /** Original seat of the player in each seat, if the players have changed places. */
  order: readonly Seat[] | undefined;
  notice: MatchTable['notice'];
  /** Deal that a link has opened instead of the match that the page requests. */
  link: LinkedDeal | undefined;
  /** Latest search for a match. */
  sought: Promise<unknown> = Promise.resolve();
  readonly host: MatchControllerHost;
  #settingsProblem: Problem | undefined;
  #sourceProblem: Problem | undefined;
  /** Key of the current match: the options and attributes that identify it. */
  #key = '';
  readonly #dated = new DatedSeed();
  #attempt = 0;
  /** Current search for a match, and how to begin the match afterwards. */
  #search: {readonly beginning: BeginMode; readonly controller: AbortController} | undefined;
  /** Match in this browser's storage, if it is saved there. */
  #kept: KeptMatch | undefined;
  /**
   * Matches that the page has left, keyed by `#key`. Saved matches aren't included, because they can be read from
   * storage.
   */
  readonly #left = new Map<string, LeftMatch>();
  /** Number of new matches requested, keyed by `#key`. It is part of the seed, so each match has different deals. */
  readonly #fresh = new Map<string, number>();
  #isPaused = false;
  /**
   * State of the match on the table: whether it has started (`#isShown`), and whether `table-ready` has been fired
   * (`#isReady`).
   */
  #isShown = false;
  #isReady = false;

  constructor(host: MatchControllerHost) {
    this.host = host;
  }

  get problem(): Problem | undefined {
    return this.#settingsProblem ?? this.#sourceProblem;
  }

  /**
   * Applies the attributes before a rendering. An invalid attribute only pauses the match, which continues once the
   * attribute is corrected.
   */
  follow(beginning: BeginMode = 'found'): void {
    const {host} = this;
    const {layout, attribute, readerSettings} = host;
    this.#dated.follow(attribute('seed') ?? undefined, layout.game.id);
    if (this.link?.page !== pageOf(host)) this.link = undefined;
    const read = readSettings(layout, this.link?.attribute ?? attribute, this.link?.readerSettings ?? readerSettings);
    if (!read.ok) {
      const {code, path} = this.#settingsProblem ?? {};
      this.match?.stop();
      this.#settingsProblem = read.problem;
      if (code !== read.problem.code || path !== read.problem.path) this.#tell(read.problem);
      return;
    }
    const mended = this.#settingsProblem !== undefined;
    this.#settingsProblem = undefined;
    this.settings = read.value;
    const {options, seats} = read.value;
    // Changing the bots' level doesn't begin a different match.
    const key = JSON.stringify([options, seats.indexOf('you'), this.seed, attribute('src'), attribute('save')]);
    if (key !== this.#key) this.#change(key, beginning);
    else if (mended) this.match?.start();
  }

  /** Seed from the link or the page, or undefined if neither has one. */
  get seed(): string | undefined {
    return this.link?.seed ?? this.#dated.text;
  }

  /** Switches to the deal from a link or file. If `link` is undefined, restarts the match that the page requests. */
  open(link: LinkedDeal | undefined, beginning: BeginMode = link ? 'found' : 'given'): void {
    this.link = link;
    const key = this.#key;
    this.follow(beginning);
    if (beginning === 'opened' && key === this.#key) void this.begin(beginning);
  }

  /**
   * Switches to another match that the page requests. The previous one is kept, and resumes when the page requests it
   * again.
   */
  #change(key: string, beginning: BeginMode): void {
    if (this.match && !this.#kept) this.#left.set(this.#key, {match: this.match, order: this.order});
    this.#key = key;
    const left = beginning === 'found' ? this.#left.get(key) : undefined;
    if (!left) return void this.begin(beginning);
    this.#end();
    this.#fail(undefined);
    this.match = left.match;
    this.order = left.order;
    void this.#show(++this.#attempt);
  }

  /** Begins the match from the first source that has one. With `new`, always begins a new match. */
  async begin(beginning: BeginMode = 'found'): Promise<void> {
    const isNew = beginning === 'new';
    // Don't replace a match that another table is playing.
    if (isNew && this.#kept?.plays === false) return;
    // On another day, the first new match begins with that day's deal.
    if (isNew && !this.link && this.#dated.renew()) return this.follow();
    if (beginning === 'given' && this.link) return this.open(undefined);
    if (isNew) this.#fresh.set(this.#key, (this.#fresh.get(this.#key) ?? 0) + 1);
    const {host} = this;
    const kept = isNew ? this.#kept : undefined;
    this.#end(kept);
    kept?.beginAnew();
    const attempt = ++this.#attempt;
    if (this.#isPaused) {
      this.#search = {beginning, controller: new AbortController()};
      return;
    }
    const page: Page = this.link
      ? {record: this.link.record, save: host.save}
      : {host, record: host.givenRecord, src: host.src, save: host.save};
    const isKnown = kept !== undefined || !(isNew ? page.save : hasSource(page));
    const sought = isKnown ? Promise.resolve(none(kept)) : this.#find(page, beginning);
    const found = await (this.sought = sought);
    if (attempt !== this.#attempt) {
      if (found.ok && !kept) found.value.kept?.leave();
      return;
    }
    this.#search = undefined;
    if (found.ok) this.#kept = found.value.kept;
    await this.#set(attempt, found);
  }

  /** Looks for a match in the page's sources. */
  #find(page: Page, beginning: BeginMode): Promise<Result<FoundMatch>> {
    const {layout} = this.host;
    const seed = this.seed;
    // Fetching may take a long time, so the previous match is removed from the table first.
    if (page.src) this.match = undefined;
    const controller = new AbortController();
    this.#search = {beginning, controller};
    const sources = {...page, game: layout.game, seed, settings: this.settings!, beginning, signal: controller.signal};
    return find(sources, this);
  }

  /** Ends the match on the table and any search for one. */
  #end(kept?: KeptMatch): void {
    this.#search?.controller.abort();
    this.#search = undefined;
    this.match?.stop();
    if (this.#kept !== kept) this.#kept?.leave();
    this.#kept = kept;
    this.#isShown = false;
    this.#isReady = false;
  }

  /** Shows the saved match again after it has changed elsewhere, or after the right to play it has changed. */
  changed(): void {
    if (!this.#kept) return;
    this.match?.stop();
    void this.#set(++this.#attempt, none(this.#kept));
  }

  /** Puts the match on the table, after its opening if it has one. */
  async #set(attempt: number, found: Result<FoundMatch>): Promise<void> {
    const {host} = this;
    const game = found.ok ? found.value.game : undefined;
    const layout = game ? {...host.layout, game} : host.layout;
    const loaded = await host.whenLoaded.catch(() => undefined);
    if (attempt !== this.#attempt || !this.settings) return;
    const kept = this.#kept;
    const record = found.ok ? (kept ?? found.value).record : undefined;
    this.match?.stop();
    this.match = undefined;
    this.opening = undefined;
    this.#fail(loaded ? (found.ok ? this.#misfit(record) : found.problem) : UNLOADED);
    if (this.#sourceProblem || !loaded) {
      kept?.leave();
      this.#kept = undefined;
      return;
    }
    const follows = kept?.plays === false;
    // Another table plays the match but has not begun it yet.
    if (follows && !record) return;
    const given = this.seed ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
    const fresh = this.#fresh.get(this.#key);
    const seed = kept?.seed ?? (fresh ? `${given} ${fresh}` : given);
    const {options, seats} = this.settings;
    const you = seats.indexOf('you');
    const isNew = !record || record.deals.length === 0;
    const loading = isNew && you >= 0 ? layout.opening?.(options, seededRandom(seed, 0, 'opening'), you) : undefined;
    const opening = loading && (await loading.catch(() => 'missing' as const));
    // A continued match may already show scores, on the table or in its log, so load their code.
    if (!isNew) await host.loadScores();
    if (attempt !== this.#attempt) return;
    if (opening === 'missing') return this.#fail(UNLOADED);
    // If there is no opening, don't await anything, because the table would be empty in the meantime.
    const settled =
      opening &&
      (await opening.ask(host.shadowRoot!, (asking) => {
        this.opening = asking;
        host.asks(asking.say({loaded, settings: this.settings!, names: host.names}));
      }));
    if (attempt !== this.#attempt) return;
    const order = settled?.order ?? kept?.order;
    this.order = order;
    const settings = {...this.settings, seats: order?.map((player) => seats[player]!) ?? seats};
    const manner = (seat: Seat): Manner => mannerOf(order?.[seat] ?? seat, this.settings!, host.names);
    const keep = kept && ((record: MatchRecord) => kept.keep(record, order, seed));
    this.match = new TableMatch({layout, settings, seed, record, settled, manner, follows, keep}, host);
    await this.#show(attempt);
  }

  /** Starts or resumes the match that is on the table. */
  async #show(attempt: number): Promise<void> {
    const {host} = this;
    host.requestUpdate();
    await host.updateComplete;
    // Wait for the words that this rendering requests if a record's options differ from the attributes.
    await host.whenLoaded.catch(() => undefined);
    if (attempt !== this.#attempt || !host.isConnected || this.#isPaused) return;
    this.match!.start();
    this.#isShown = true;
    this.announce();
  }

  /** Fires `table-ready` once per match, as soon as the match can be rendered. */
  announce(): void {
    const {host, match} = this;
    if (this.#isReady || !this.#isShown || !match || host.errorBoundary.problem) return;
    this.#isReady = true;
    host.dispatchEvent(new TableReadyEvent({game: host.layout.game.id, deal: match.deal}));
  }

  /** Stops when the table leaves the page, or when the page enters the back/forward cache. */
  pause(): void {
    this.#isPaused = true;
    if (this.#search) {
      this.#attempt++;
      this.#search.controller.abort();
    }
    this.match?.stop();
    this.#kept?.leave();
  }

  /** Resumes when the table returns to the page, or when the page leaves the back/forward cache. */
  resume(): void {
    if (!this.#isPaused || !this.host.isConnected) return;
    this.#isPaused = false;
    const kept = this.#kept;
    if (this.#search) void this.begin(this.#search.beginning);
    else if (kept) void this.#enter(kept);
    else if (this.match) void this.#show(this.#attempt);
  }

  async #enter(kept: KeptMatch): Promise<void> {
    const isThere = await kept.enter().then(
      () => true,
      () => false,
    );
    if (this.#kept !== kept || this.#isPaused) return;
    if (isThere) this.changed();
    else this.#fail(UNLOADED);
  }

  #misfit(record: MatchRecord | undefined): Problem | undefined {
    const {game} = this.host.layout;
    if (!record || game.seats(record.options) === this.settings!.seats.length) return undefined;
    return {code: 'attribute.seats', path: 'seats', message: 'The record has a different number of players.'};
  }

  /** Sets the problem with the match's source and shows it, or clears it. */
  #fail(problem: Problem | undefined): void {
    this.#sourceProblem = problem;
    this.host.requestUpdate();
    if (problem) this.#tell(problem);
  }

  #tell(problem: Problem): void {
    // Fire the event after rendering, because listeners may inspect the table.
    void this.host.explain(problem).then(() => this.host.dispatchEvent(new TableErrorEvent(problem)));
  }
}
