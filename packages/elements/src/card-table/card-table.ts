import {writeRecord, type Fact, type Move, type Problem, type Refusal, type View} from '@cartavola/engine';
import {faceStyles} from '@cartavola/faces';
import {html, LitElement, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult} from 'lit';
import {property, state} from 'lit/decorators.js';
import {LanguageController} from '../language-controller.js';
import {tableStyles} from './card-table.styles.js';
import {TableErrorEvent, TableReadyEvent, TableRefuseEvent, TableRequestEvent} from './events.js';
import {Keys} from './keys.js';
import type {Layout} from './layout.js';
import {loadTable, type Loaded} from './loaded.js';
import {Motion} from './motion.js';
import type {Refused} from './render-hand.js';
import type {Panel, Request} from './render-panels.js';
import {answer, renderProblem, renderTable} from './render-table.js';
import {PACES, readSettings, type Pace, type Settings} from './settings.js';
import {findRecord, recordChild} from './source.js';
import type {Stage} from './stage.js';
import {TABLE, type MatchStanding} from './standing.js';
import {TableMatch, type MatchHost} from './table-match.js';
import {Voice} from './voice.js';

const NAMES = ['Ada', 'Inès', 'Giulia', 'Tomás', 'Livia', 'Émile'];

/**
 * A table for one game: what all games share. It follows its attributes, shows one match, and lets a person play it by pointer,
 * touch or keyboard. A game's table is this and a `Layout`.
 */
export abstract class CardTable extends LitElement implements MatchHost {
  /** By this mark companions know a table. */
  readonly [TABLE] = true;

  static override styles: CSSResultGroup = [faceStyles, ...tableStyles];

  /** How many play. */
  @property() players: string | number | undefined;
  /** Who sits where, from seat 0 clockwise: `you` once at most, `bot` or `bot:casual`. */
  @property() seats: string | undefined;
  /** How well the bots play. */
  @property() level: string | undefined;
  /** `french`, `french-4` (four colours) or `italian`. */
  @property() deck: string | undefined;
  /** Any text: the same one gives the same deals. Absent: new deals each time. */
  @property() seed: string | undefined;
  /** `instant`, `fast`, `normal` or `slow`. */
  @property() speed: string | undefined;
  /** Under which name the match is kept in this browser, to go on with it later. */
  @property() save: string | undefined;
  /** The address of a record to go on with. */
  @property() src: string | undefined;
  /** Display names by seat. */
  @property({attribute: false}) names: readonly string[] | undefined;

  @state() private loaded: Loaded | undefined;
  @state() private problem: Problem | undefined;
  @state() private refused: Refused | undefined;
  @state() private panel: Panel | undefined;
  @state() private spoken = '';
  @state() private alert = '';

  protected abstract readonly layout: Layout;
  /** The properties that begin another match when they change. */
  protected readonly matchProperties: readonly string[] = ['players', 'seats', 'level', 'seed', 'save', 'src'];

  readonly #language = new LanguageController(this);
  readonly #voice = new Voice((text) => (this.spoken = text));
  readonly #children = new MutationObserver(() => this.#handleChildren());
  #keys: Keys | undefined;
  #motion: Motion | undefined;
  #settings: Settings | undefined;
  #match: TableMatch | undefined;
  #record: unknown;
  #childText: string | undefined;
  #matchNumber = 0;
  #wanted = '';
  #begun = 0;
  #loading: Promise<unknown> | undefined;

  /** The match: set it (data or JSON text) to go on with one, read it to keep it. */
  @property({attribute: false})
  get record(): unknown {
    return this.#match ? (JSON.parse(writeRecord(this.#match.record, this.layout.game)) as unknown) : this.#record;
  }
  set record(record: unknown) {
    this.#record = record;
    this.requestUpdate('record', undefined);
  }

  /** Where the match stands; undefined before there is one. */
  get standing(): MatchStanding | undefined {
    const {view} = this.#match ?? {};
    return view && this.loaded ? this.#stage(view).standing : undefined;
  }

  get motion(): Motion {
    return (this.#motion ??= new Motion(this.shadowRoot!));
  }

  get pace(): Pace {
    return PACES[this.#settings?.speed ?? 'normal'];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#children.observe(this, {childList: true, subtree: true, characterData: true});
    this.#match?.start();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#children.disconnect();
    // A move within the page is no end: the element is connected again before the microtask.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#match?.stop();
      this.#voice.end();
    });
  }

  /** Makes a move for the reader's seat, as if by hand; false where the rules or the page do not allow it. */
  play(move: Move): boolean {
    const match = this.#match;
    if (!match || match.viewer === 'spectator') return false;
    const {viewer: seat} = match;
    const refusal = match.refusal(move);
    if (refusal) {
      this.#refuse(move, refusal);
      this.dispatchEvent(new TableRefuseEvent({seat, move, refusal}));
      return false;
    }
    if (!this.dispatchEvent(new TableRequestEvent({seat, move}))) return false;
    this.#clearRefusal();
    match.submit(move);
    return true;
  }

  /** Takes back the reader's last move and all since; false where there is none. */
  undo(): boolean {
    this.#clearRefusal();
    return this.#match?.undo() ?? false;
  }

  /** Deals again once a deal is scored; false where it is not. */
  nextDeal(): boolean {
    return this.#match?.next() ?? false;
  }

  /** Ends this match and begins another, with the same settings. */
  newMatch(): void {
    this.#matchNumber++;
    void this.#begin(true);
  }

  protected override willUpdate(changed: PropertyValues): void {
    const read = readSettings(this.layout.game, (name) => this.#attribute(name), this.layout.fallback);
    if (!read.ok) {
      if (!sameProblem(this.problem, read.problem)) this.#fail(read.problem);
      return;
    }
    this.#settings = read.value;
    const wanted = `${this.#language.language} ${read.value.deck}`;
    if (wanted !== this.#wanted) this.#loading = this.#load(wanted, read.value);
    const again = !this.#match && this.problem?.code.startsWith('record') !== true;
    if (this.matchProperties.some((name) => changed.has(name)) || changed.has('record') || (again && this.#begun === 0)) {
      void this.#begin(false);
    }
  }

  protected override update(changed: PropertyValues): void {
    const held = this.#keys?.hold();
    super.update(changed);
    this.#keys ??= new Keys(this.shadowRoot!, (request) => this.#handleRequest(request));
    this.#keys.keep(held);
  }

  told(fact: Fact, own: boolean): void {
    if (!this.loaded) return;
    const sentence = this.layout.sentence(fact, this.#stage(fact.view));
    if (sentence) this.#voice.gather(sentence);
    if (own) this.#voice.tell();
  }

  settled(): void {
    const {view, standing} = this.#match!;
    if (!view || !this.loaded) return;
    const stage = this.#stage(view);
    if (standing.marks.length > standing.deal) this.#voice.tell(this.layout.score(stage).spoken);
    else if (view.moves.length > 0) this.#voice.tell(`${this.layout.prompt(stage).title}.`);
  }

  #attribute(name: string): string | null {
    const value = (this as unknown as Record<string, unknown>)[name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())];
    return value === undefined || value === null ? null : String(value as string);
  }

  async #load(wanted: string, settings: Settings): Promise<void> {
    this.#wanted = wanted;
    const loaded = await loadTable(this.layout, this.#language.language, settings);
    if (wanted === this.#wanted) this.loaded = loaded;
  }

  /** Begins a match: from the first source that has one, or a new one. */
  async #begin(fresh: boolean): Promise<void> {
    const begun = ++this.#begun;
    const settings = this.#settings!;
    const {layout, src, save} = this;
    const found = fresh
      ? undefined
      : await findRecord({host: this, game: layout.game, record: this.#record, src, save});
    await this.#loading;
    if (begun !== this.#begun || !this.loaded) return;
    if (found && !found.ok) return this.#fail(found.problem);
    if (found && layout.game.players(found.value.options) !== settings.seats.length) {
      return this.#fail({code: 'attribute.seats', path: 'seats', message: 'The record has another number of players.'});
    }
    this.#match?.stop();
    this.problem = undefined;
    this.#clearRefusal();
    this.panel = undefined;
    const seed = this.seed ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
    this.#match = new TableMatch(
      {
        layout,
        settings,
        chooser: this.loaded.chooser,
        seed: this.#matchNumber === 0 ? seed : `${seed} ${this.#matchNumber}`,
        record: found?.value,
        save,
      },
      this,
    );
    this.requestUpdate();
    await this.updateComplete;
    if (begun !== this.#begun || !this.isConnected) return;
    this.#match.start();
    this.dispatchEvent(new TableReadyEvent({game: layout.game.id, deal: this.#match.standing.deal}));
  }

  #fail(problem: Problem): void {
    this.problem = problem;
    this.#match?.stop();
    this.#match = undefined;
    this.#begun = 0;
    // After the rendering that shows it: listeners may look at the table.
    void this.updateComplete.then(() => this.dispatchEvent(new TableErrorEvent(problem)));
  }

  #handleChildren(): void {
    const text = recordChild(this)?.textContent ?? undefined;
    if (text === this.#childText) return;
    this.#childText = text;
    if (text !== undefined && this.hasUpdated && this.#settings) void this.#begin(false);
  }

  #refuse(move: Move, refusal: Refusal): void {
    const stage = this.#stage(this.#match!.view!);
    const common = stage.table.refusals as Readonly<Record<string, string>>;
    const text = this.layout.refusal(refusal, stage) ?? {reason: common[refusal.rule] ?? refusal.rule, proof: ''};
    const card = move.card ?? move.left;
    this.refused = {card, text, proof: refusal.cards};
    this.#voice.use();
    const alert = `${text.reason}. ${text.proof}`;
    // The same words again are told again.
    this.alert = alert === this.alert ? `${alert}\u00a0` : alert;
  }

  #clearRefusal(): void {
    this.refused = undefined;
    this.alert = '';
  }

  #handleRequest(request: Request): void {
    const {view} = this.#match ?? {};
    if (!view || !this.loaded) return;
    const stage = this.#stage(view);
    if (request === 'information' || request === 'last-trick') this.#toggle(request);
    else if (request === 'next') this.nextDeal();
    else if (request === 'again') this.newMatch();
    else if (request === 'hand') this.#keys!.focus('hand');
    else if (request === 'undo' && this.undo()) this.#voice.tell(stage.table.undone);
    else if (request === 'close') {
      this.#clearRefusal();
      this.panel = undefined;
    }
    const text = answer(this.layout, stage, request);
    if (text) this.#voice.tell(text);
  }

  /** A double click plays one card: its second half is no question about whose turn it is. */
  #handlePlay(move: Move, again = false): void {
    const early = again && this.#match?.refusal(move)?.rule.startsWith('common.');
    if (!early) this.play(move);
  }

  #toggle(panel: Panel): void {
    this.panel = this.panel === panel ? undefined : panel;
    void this.updateComplete.then(() => this.panel && this.#keys!.focus('panel', 0));
  }

  #stage(view: View): Stage {
    const {table, cards, words, faces} = this.loaded!;
    const names = view.hands.map((_, seat) => this.names?.[seat] || (seat === view.viewer ? table.you : NAMES[seat]!));
    return {view, table, cards, words, faces, standing: {...this.#match!.standing, names}};
  }

  protected override render(): TemplateResult {
    const {language} = this.#language;
    const view = this.#match?.view;
    return html`<section class="table" part="table" lang=${language} dir="ltr" aria-label=${this.loaded ? this.layout.title(this.loaded.words) : nothing}
        @focusin=${() => this.#voice.use()} @pointerdown=${() => this.#voice.use()}>
        <div role="status" class="hidden">${this.spoken}</div>
        <div role="alert" class="hidden">${this.alert}</div>
        ${this.problem ? renderProblem(this.problem, this.loaded?.table) : view && this.loaded ? renderTable(this.layout, this.#stage(view), {
            refused: this.refused,
            panel: this.panel,
            ask: (request) => this.#handleRequest(request),
            play: (move, again) => this.#handlePlay(move, again),
          }) : nothing}
        <div class="flights" aria-hidden="true"></div>
      </section>
      <slot name="beside"></slot>`;
  }
}

const sameProblem = (one: Problem | undefined, other: Problem): boolean => one?.code === other.code && one.path === other.path;
