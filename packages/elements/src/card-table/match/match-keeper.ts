import {USUAL_LEVEL, type Level} from '@cartavola/bots/levels.js';
import {seededRandom, type Attribute, type MatchRecord, type Problem, type Result, type Seat} from '@cartavola/engine';
import {adopt} from '../../element/adopt.js';
import {TableErrorEvent, TableReadyEvent} from '../events.js';
import type {Layout} from '../layout.js';
import {UNLOADED, type Loaded} from '../settings/loaded.js';
import type {MatchHost} from './match-host.js';
import {readSettings, type Settings} from '../settings/settings.js';
import type {BeginMode, FoundMatch, KeptMatch, MatchTable} from './kept-match.js';
import type {Asking} from '../scene/opening.js';
import {hasSource, type Page, type Sources} from './record-child.js';
import {TableMatch} from './table-match.js';

/** The element whose attributes say which match is wanted. */
export interface KeeperHost extends MatchHost, HTMLElement {
  readonly layout: Layout;
  readonly attribute: Attribute;
  readonly seed: string | undefined;
  readonly save: string | undefined;
  readonly src: string | undefined;
  /** Data or text that the page has set. */
  readonly givenRecord: unknown;
  /** What the table needs to be shown, once it is there. */
  readonly whenLoaded: Promise<Loaded>;
  readonly names: readonly string[] | undefined;
  /** What is wrong with the last rendering, if anything is. */
  readonly errorBoundary: {readonly problem: Problem | undefined};
  /** Shows what is wrong; done when it can be seen. */
  explain(problem: Problem): Promise<void>;
  /** What is asked before the match is another question now, spoken so. */
  asks(text: string): void;
}

/** The match to go on with; only a page that may have one loads what finds it. */
async function find(sources: Sources, table: MatchTable): Promise<Result<FoundMatch>> {
  try {
    return await (await import('./later/source.js')).findRecord(sources, table);
  } catch {
    return {ok: false, problem: UNLOADED};
  }
}

/** Nothing to go on with. */
const none = (kept: KeptMatch | undefined): Result<FoundMatch> => ({ok: true, value: {record: undefined, kept}});

/** A match that the page has left for another, and may come back to. */
interface Left {
  readonly match: TableMatch;
  readonly order: readonly Seat[] | undefined;
}

/** Keeps the match that the attributes ask for: begins it, goes on with it, or says what is wrong. */
export class MatchKeeper implements MatchTable {
  settings: Settings | undefined;
  match: TableMatch | undefined;
  /** What is asked before the match. */
  opening: Asking | undefined;
  /** By seat, who sits there, where the players have changed places. */
  order: readonly Seat[] | undefined;
  notice: MatchTable['notice'];
  readonly host: KeeperHost;
  #settingsProblem: Problem | undefined;
  #sourceProblem: Problem | undefined;
  /** What the match was begun for. */
  #key = '';
  #attempt = 0;
  /** What is looked for, and how the match then begins. */
  #search: {readonly beginning: BeginMode; readonly controller: AbortController} | undefined;
  /** Where this browser keeps the match. */
  #kept: KeptMatch | undefined;
  /** What was left, by what it was begun for; what this browser keeps is found there. */
  readonly #left = new Map<string, Left>();
  /** How many new matches were asked for, by what for: each has other deals. */
  readonly #fresh = new Map<string, number>();
  #isPaused = false;
  /** Whether the match on the table goes on, and whether the page was told so. */
  #isShown = false;
  #isReady = false;

  constructor(host: KeeperHost) {
    this.host = host;
  }

  get problem(): Problem | undefined {
    return this.#settingsProblem ?? this.#sourceProblem;
  }

  /** Before a rendering: does what the attributes ask for. A wrong attribute ends no match: mended, it goes on. */
  follow(): void {
    const {layout, attribute, seed, src, save} = this.host;
    const read = readSettings(layout, attribute);
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
    // How well bots play makes no other match.
    const key = JSON.stringify([options, seats.indexOf('you'), seed, src, save]);
    if (key !== this.#key) this.#change(key);
    else if (mended) this.match?.start();
  }

  /** The page asks for another match: the one that it had is kept, and gone on with when it asks for that again. */
  #change(key: string): void {
    if (this.match && !this.#kept) this.#left.set(this.#key, {match: this.match, order: this.order});
    this.#key = key;
    const left = this.#left.get(key);
    if (!left) return void this.begin();
    this.#end();
    this.#fail(undefined);
    this.match = left.match;
    this.order = left.order;
    void this.#show(++this.#attempt);
  }

  /** Begins from the first source that has a match, or a new one whatever the sources have. */
  async begin(beginning: BeginMode = 'found'): Promise<void> {
    const isNew = beginning === 'new';
    // Whoever plays it elsewhere is not to lose it.
    if (isNew && this.#kept?.plays === false) return;
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
    const page = {host, record: host.givenRecord, src: host.src, save: host.save};
    const isKnown = kept !== undefined || !(isNew ? page.save : hasSource(page));
    const found = await (isKnown ? none(kept) : this.#find(page, beginning));
    if (attempt !== this.#attempt) {
      if (found.ok && !kept) found.value.kept?.leave();
      return;
    }
    this.#search = undefined;
    if (found.ok) this.#kept = found.value.kept;
    await this.#set(attempt, found);
  }

  /** Looks for a match in what the page has. */
  #find(page: Page, beginning: BeginMode): Promise<Result<FoundMatch>> {
    const {layout, seed} = this.host;
    // What may take long to come is waited for without the match before.
    if (page.src) this.match = undefined;
    const controller = new AbortController();
    this.#search = {beginning, controller};
    const sources = {...page, game: layout.game, seed, settings: this.settings!, beginning, signal: controller.signal};
    return find(sources, this);
  }

  /** Nothing of the match so far goes on, and what was looked for is no longer. */
  #end(kept?: KeptMatch): void {
    this.#search?.controller.abort();
    this.#search = undefined;
    this.match?.stop();
    if (this.#kept !== kept) this.#kept?.leave();
    this.#kept = kept;
    this.#isShown = false;
    this.#isReady = false;
  }

  /** The kept match is another now, or is played elsewhere, or here again. */
  changed(): void {
    if (!this.#kept) return;
    this.match?.stop();
    void this.#set(++this.#attempt, none(this.#kept));
  }

  /** Puts the match on the table. */
  async #set(attempt: number, found: Result<FoundMatch>): Promise<void> {
    const {host} = this;
    const {layout} = host;
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
    // Another plays it, and has not begun.
    if (follows && !record) return;
    const given = host.seed ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
    const fresh = this.#fresh.get(this.#key);
    const seed = fresh ? `${given} ${fresh}` : given;
    const {options, seats} = this.settings;
    const you = seats.indexOf('you');
    const isNew = !record || record.deals.length === 0;
    const loading = isNew && you >= 0 ? layout.opening?.(options, seededRandom(seed, 0, 'opening'), you) : undefined;
    const opening = loading && (await loading.catch(() => 'missing' as const));
    if (attempt !== this.#attempt) return;
    if (opening === 'missing') return this.#fail(UNLOADED);
    if (opening) adopt(host.shadowRoot!, [opening.styles]);
    // Nothing is waited for where nothing is asked: the table would be empty meanwhile.
    const settled =
      opening &&
      (await opening.ask((asking) => {
        this.opening = asking;
        host.asks(opening.say(asking.chosen, {loaded, settings: this.settings!, names: host.names}));
      }));
    if (attempt !== this.#attempt) return;
    const order = settled?.order ?? kept?.order;
    this.order = order;
    const settings = {...this.settings, seats: order?.map((player) => seats[player]!) ?? seats};
    const level = (seat: Seat): Level => {
      const player = this.settings!.seats[order?.[seat] ?? seat];
      return typeof player === 'object' ? player.bot : USUAL_LEVEL;
    };
    const keep = kept && ((record: MatchRecord) => kept.keep(record, order));
    this.match = new TableMatch({layout, settings, seed, record, settled, level, follows, keep}, host);
    await this.#show(attempt);
  }

  /** Lets the match that is on the table go on. */
  async #show(attempt: number): Promise<void> {
    const {host} = this;
    host.requestUpdate();
    await host.updateComplete;
    if (attempt !== this.#attempt || !host.isConnected || this.#isPaused) return;
    this.match!.start();
    this.#isShown = true;
    this.announce();
  }

  /** Tells the page, once, that a match is shown: not before it can be drawn. */
  announce(): void {
    const {host, match} = this;
    if (this.#isReady || !this.#isShown || !match || host.errorBoundary.problem) return;
    this.#isReady = true;
    host.dispatchEvent(new TableReadyEvent({game: host.layout.game.id, deal: match.deal}));
  }

  /** The table leaves the page, or its page is hidden for now. */
  pause(): void {
    this.#isPaused = true;
    if (this.#search) {
      this.#attempt++;
      this.#search.controller.abort();
    }
    this.match?.stop();
    this.#kept?.leave();
  }

  /** It is there again. */
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
    return {code: 'attribute.seats', path: 'seats', message: 'The record has another number of players.'};
  }

  /** Shows what is wrong with where the match comes from, if anything is. */
  #fail(problem: Problem | undefined): void {
    this.#sourceProblem = problem;
    this.host.requestUpdate();
    if (problem) this.#tell(problem);
  }

  #tell(problem: Problem): void {
    // After the rendering that shows it: listeners may look at the table.
    void this.host.explain(problem).then(() => this.host.dispatchEvent(new TableErrorEvent(problem)));
  }
}
