import {seededRandom, type Attribute, type MatchRecord, type Problem, type Result, type Seat} from '@cartavola/engine';
import {adopt} from '../adopt.js';
import {TableErrorEvent, TableReadyEvent} from './events.js';
import type {Layout} from './layout.js';
import type {Loaded} from './loaded.js';
import type {MatchHost} from './match-host.js';
import {readSettings, type Settings} from './settings.js';
import type {Asking, Opening, Settled} from './later/opening.js';
import {hasSource, type Sources} from './record-child.js';
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
  /** Shows what is wrong; done when it can be seen. */
  explain(problem: Problem): Promise<void>;
  /** What is asked before the match is another question now, spoken so. */
  asks(text: string): void;
}

const UNLOADED: Problem = {code: 'table.load', path: '', message: 'A part of the table could not be loaded.'};

/** The match to go on with; only a page that may have one loads what finds it. */
async function find(sources: Sources): Promise<Result<MatchRecord> | undefined> {
  try {
    return await (await import('./later/source.js')).findRecord(sources);
  } catch {
    return {ok: false, problem: UNLOADED};
  }
}

/** Keeps the match that the attributes ask for: begins it, goes on with it, or says what is wrong. */
export class MatchKeeper {
  settings: Settings | undefined;
  match: TableMatch | undefined;
  /** What is asked before the match. */
  opening: Asking | undefined;
  /** By seat, who sits there, where the players have changed places. */
  order: readonly Seat[] | undefined;
  readonly #host: KeeperHost;
  #settingsProblem: Problem | undefined;
  #sourceProblem: Problem | undefined;
  /** What the match was begun for. */
  #key = '';
  #attempt = 0;
  /** How many new matches were asked for: each has other deals. */
  #fresh = 0;

  constructor(host: KeeperHost) {
    this.#host = host;
  }

  get problem(): Problem | undefined {
    return this.#settingsProblem ?? this.#sourceProblem;
  }

  /** Before a rendering: does what the attributes ask for. A wrong attribute ends no match: mended, it goes on. */
  follow(): void {
    const {layout, attribute, seed, src, save} = this.#host;
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
    const key = JSON.stringify([options, seats, seed, src, save]);
    if (key !== this.#key) {
      this.#key = key;
      void this.begin();
    } else if (mended) this.match?.start();
  }

  /** Begins from the first source that has a match; `fresh`: a new one whatever the sources have. */
  async begin(fresh = false): Promise<void> {
    const attempt = ++this.#attempt;
    if (fresh) this.#fresh++;
    const host = this.#host;
    const {layout, src, save} = host;
    const sources: Sources = {host, game: layout.game, record: host.givenRecord, src, save};
    const found = await (fresh || !hasSource(sources) ? undefined : find(sources));
    const loaded = await host.whenLoaded.catch(() => undefined);
    if (attempt !== this.#attempt || !this.settings) return;
    const record = found?.ok ? found.value : undefined;
    this.match?.stop();
    this.match = undefined;
    this.opening = undefined;
    this.#fail(loaded ? (found && !found.ok ? found.problem : this.#misfit(record)) : UNLOADED);
    if (this.#sourceProblem || !loaded) return;
    const given = host.seed ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
    const seed = this.#fresh === 0 ? given : `${given} ${this.#fresh}`;
    const {options, seats} = this.settings;
    const you = seats.indexOf('you');
    const isNew = !record || record.deals.length === 0;
    const loading = isNew && you >= 0 ? layout.opening?.(options, seededRandom(seed, 0, 'opening'), you) : undefined;
    const opening = loading && (await loading.catch(() => 'missing' as const));
    if (attempt !== this.#attempt) return;
    if (opening === 'missing') return this.#fail(UNLOADED);
    const settled = opening && (await this.#open(opening, loaded));
    if (attempt !== this.#attempt) return;
    this.order = settled?.order;
    const settings = {...this.settings, seats: this.order?.map((player) => seats[player]!) ?? seats};
    this.match = new TableMatch({layout, settings, seed, record, save, settled}, host);
    host.requestUpdate();
    await host.updateComplete;
    if (attempt !== this.#attempt || !host.isConnected) return;
    this.match.start();
    host.dispatchEvent(new TableReadyEvent({game: layout.game.id, deal: this.match.deal}));
  }

  /** Asks what is to be settled before the match. It stays in sight until the match is. */
  #open(opening: Opening, loaded: Loaded): Promise<Settled> {
    const host = this.#host;
    adopt(host.shadowRoot!, [opening.styles]);
    return new Promise((done) => {
      const ask = (chosen: readonly number[]): void => {
        const choose = (place: number): void => {
          const settled = opening.settled([...chosen, place]);
          if (settled) done(settled);
          else ask([...chosen, place]);
        };
        this.opening = {opening, chosen, choose};
        host.asks(opening.say(chosen, {loaded, settings: this.settings!, names: host.names}));
      };
      ask([]);
    });
  }

  #misfit(record: MatchRecord | undefined): Problem | undefined {
    const {game} = this.#host.layout;
    if (!record || game.seats(record.options) === this.settings!.seats.length) return undefined;
    return {code: 'attribute.seats', path: 'seats', message: 'The record has another number of players.'};
  }

  /** Shows what is wrong with where the match comes from, if anything is. */
  #fail(problem: Problem | undefined): void {
    this.#sourceProblem = problem;
    this.#host.requestUpdate();
    if (problem) this.#tell(problem);
  }

  #tell(problem: Problem): void {
    // After the rendering that shows it: listeners may look at the table.
    void this.#host.explain(problem).then(() => this.#host.dispatchEvent(new TableErrorEvent(problem)));
  }
}
