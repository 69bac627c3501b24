import {parseCard, writeRecord, type Card, type Fact, type Move, type Refusal, type View} from '@cartavola/engine';
import {faceStyles} from '@cartavola/faces';
import {loadTableWords, type Language, type TableWords} from '@cartavola/words';
import {html, LitElement, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult} from 'lit';
import {property, state} from 'lit/decorators.js';
import {LanguageController} from '../language-controller.js';
import {tableStyles} from './card-table.styles.js';
import {TableRefuseEvent, TableRequestEvent} from './events.js';
import {Keys} from './keys.js';
import type {Layout} from './layout.js';
import {loadTable, type Loaded} from './loaded.js';
import {MatchKeeper, type KeeperHost} from './match-keeper.js';
import {Motion} from './motion.js';
import type {Note} from './render-hand.js';
import type {Panel, Request} from './render-panels.js';
import {followPointer} from './pointer.js';
import type {LogLine} from './render-log.js';
import {answer, refusedMove, renderProblem, renderTable, told} from './render-table.js';
import {PACES, type Pace, type Settings} from './settings.js';
import type {Cue} from './sounds.js';
import {recordChild} from './source.js';
import {stageOf, type Stage} from './stage.js';
import {TABLE, type MatchStanding} from './standing.js';
import type {TableMatch} from './table-match.js';
import {Voice} from './voice.js';

/** What is heard as cards set out, and as they arrive. */
const BEGUN: Partial<Record<Fact['type'], Cue>> = {dealt: 'deal', handed: 'take', taken: 'take', built: 'take'};
const LANDED: Partial<Record<Fact['type'], Cue>> = {played: 'card', laid: 'card', given: 'card', drawn: 'card'};

const loadSounds = (): Promise<{play(cue: Cue): void} | undefined> =>
  import('./sounds.js').then(
    ({sounds}) => sounds,
    () => undefined,
  );

/**
 * A table for one game: what all games share. It follows its attributes, shows one match, and lets a person play it by pointer,
 * touch or keyboard. A game's table is this and a `Layout`.
 */
export abstract class CardTable extends LitElement implements KeeperHost {
  /** By this mark companions know a table. @internal */
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
  /** `felt`, `wood` or `plain`: how the table looks. */
  @property({reflect: true}) theme: string | undefined;
  /** Whether the table can be heard. */
  @property({type: Boolean, reflect: true}) sound = false;
  /** Display names by seat. */
  @property({attribute: false}) names: readonly string[] | undefined;

  @state() private loaded: Loaded | undefined;
  @state() private words: TableWords | undefined;
  @state() private note: Note | undefined;
  /** Cards chosen so far for a move of several. */
  @state() private picked: readonly Card[] = [];
  @state() private panel: Panel | undefined;
  @state() private spoken = '';
  @state() private alert = '';

  /** @internal */
  abstract readonly layout: Layout;

  readonly #language = new LanguageController(this);
  readonly #voice = new Voice((text) => (this.spoken = text));
  readonly #children = new MutationObserver(() => this.#handleChildren());
  #keys: Keys | undefined;
  #motion: Motion | undefined;
  readonly #keeper = new MatchKeeper(this);
  #childText: string | undefined;
  #wanted = '';
  #loading: Promise<Loaded> | undefined;
  /** What the page has set as `record`. @internal */
  givenRecord: unknown;

  /** The match: set it (data or JSON text) to go on with one, read it to keep it. */
  @property({attribute: false})
  get record(): unknown {
    return this.#match ? (JSON.parse(writeRecord(this.#match.record, this.layout.game)) as unknown) : this.givenRecord;
  }
  set record(record: unknown) {
    this.givenRecord = record;
    if (this.hasUpdated) void this.#keeper.begin();
  }

  /** Where the match stands; undefined before there is one. */
  get standing(): MatchStanding | undefined {
    const {view} = this.#match ?? {};
    return view && this.loaded ? this.#stage(view).standing : undefined;
  }

  /** What has happened, as far as it has been shown, a sentence each, the first first. */
  get log(): readonly LogLine[] {
    const match = this.#match;
    if (!match?.view || !this.loaded) return [];
    return match.log.flatMap(({deal, fact}) => {
      const stage = this.#stage(fact.view);
      const text = fact.type === 'scored' ? this.layout.score(stage).spoken : this.layout.sentence(fact, stage);
      return text ? [{deal, text}] : [];
    });
  }

  get #match(): TableMatch | undefined {
    return this.#keeper.match;
  }

  /** @internal */
  get motion(): Motion {
    return (this.#motion ??= new Motion(this.shadowRoot!));
  }

  /** @internal */
  get pace(): Pace {
    return PACES[this.#keeper.settings?.speed ?? 'normal'];
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
    const seat = match?.actor;
    if (!match?.view || seat === undefined || typeof move?.type !== 'string') return false;
    const refusal = match.refusal(seat, move);
    if (refusal) {
      this.#refuse(move, refusal);
      this.dispatchEvent(new TableRefuseEvent({seat, move, refusal}));
      return false;
    }
    if (!this.dispatchEvent(new TableRequestEvent({seat, move}))) return false;
    this.#clearNote();
    this.picked = [];
    match.submit(seat, move);
    return true;
  }

  /** Takes back the reader's last move and all since; false where there is none. */
  undo(): boolean {
    this.#clearNote();
    this.picked = [];
    return this.#match?.undo() ?? false;
  }

  /** Deals again once a deal is scored; false where it is not. */
  nextDeal(): boolean {
    return this.#match?.next() ?? false;
  }

  /** Ends this match and begins another, with the same settings. */
  newMatch(): void {
    this.panel = undefined;
    this.#clearNote();
    void this.#keeper.begin(true);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // Or the first cue would wait for the network.
    if (changed.has('sound') && this.sound) void loadSounds();
    this.#keeper.follow();
    const {language} = this.#language;
    const {settings} = this.#keeper;
    const wanted = `${language} ${settings?.deck}`;
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    void this.#load(wanted, language, settings);
  }

  protected override update(changed: PropertyValues): void {
    const held = this.#keys?.hold();
    super.update(changed);
    const root = this.shadowRoot!;
    if (!this.#keys) {
      this.#keys = new Keys(root, (request) => this.#handleRequest(request));
      followPointer(root, (key) => this.#handleQuestion(key));
    }
    this.#keys.keep(held);
  }

  /** @internal */
  begun(fact: Fact): void {
    this.#sound(BEGUN[fact.type]);
  }

  /** @internal */
  told(fact: Fact, own: boolean): void {
    if (!this.loaded) return;
    this.#sound(LANDED[fact.type]);
    // An answer is no longer true.
    if (this.note && this.note.card === undefined) this.note = undefined;
    const sentence = this.layout.sentence(fact, this.#stage(fact.view));
    if (sentence) this.#voice.gather(sentence);
    if (own) this.#voice.tell();
  }

  /** @internal */
  settled(): void {
    const {view, standing} = this.#match!;
    if (!view || !this.loaded) return;
    const stage = this.#stage(view);
    if (standing.marks.length > standing.deal) {
      this.#sound('score');
      this.#voice.tell(this.layout.score(stage).spoken);
    } else if (stage.actor !== undefined) {
      this.#sound('turn');
      this.#voice.tell(`${this.layout.prompt(stage).title}.`);
    }
  }

  /** An attribute, or the property of that name. @internal */
  readonly attribute = (name: string): string | null => {
    const key = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    const value = (this as unknown as Record<string, string | number | boolean | null | undefined>)[key];
    return value === undefined || value === null ? null : String(value);
  };

  /** @internal */
  get whenLoaded(): Promise<Loaded> {
    return this.#loading!;
  }

  /** The words come first: what is wrong is said in them, too. */
  async #load(wanted: string, language: Language, settings: Settings | undefined): Promise<void> {
    if (settings) this.#loading = loadTable(this.layout, language, settings);
    const words = await loadTableWords(language);
    if (wanted === this.#wanted) this.words = words;
    const loaded = await this.#loading;
    if (wanted === this.#wanted) this.loaded = loaded;
  }

  #handleChildren(): void {
    const text = recordChild(this)?.textContent ?? undefined;
    if (text === this.#childText) return;
    this.#childText = text;
    if (text !== undefined && this.hasUpdated) void this.#keeper.begin();
  }

  #refuse(move: Move, refusal: Refusal): void {
    this.note = refusedMove(this.layout, this.#stage(this.#match!.view!), move, refusal);
    const {reason, proof} = this.note.text;
    this.#voice.use();
    this.#sound('refused');
    const alert = `${reason}. ${proof}`;
    // The same words again are told again.
    this.alert = alert === this.alert ? `${alert}\u00a0` : alert;
  }

  #toggleSound(): void {
    this.sound = !this.sound;
    this.#sound('card');
  }

  #clearNote(): void {
    this.note = undefined;
    this.alert = '';
  }

  #handleRequest(request: Request): void {
    const {view} = this.#match ?? {};
    if (!view || !this.loaded) return;
    const stage = this.#stage(view);
    if (request === 'information' || request === 'last-trick' || request === 'log') this.#toggle(request);
    else if (request === 'sound') this.#toggleSound();
    else if (request === 'card') this.#handleQuestion(this.#keys!.card ?? '');
    else if (request === 'next') this.nextDeal();
    else if (request === 'again') this.newMatch();
    else if (request === 'hand') this.#keys!.focus('hand');
    else if (request === 'undo' && this.undo()) this.#voice.tell(stage.table.undone);
    else if (request === 'close') {
      this.#clearNote();
      this.panel = undefined;
    }
    const text = answer(this.layout, stage, request);
    if (!text) return;
    this.#voice.tell(text);
    if (!this.panel) this.note = {card: undefined, text: {reason: text, proof: ''}, proof: []};
  }

  /** A card of a hand. A double click plays one card: its second half is no question about whose turn it is. */
  #handleCard(card: Card, again: boolean): void {
    const match = this.#match;
    if (!match?.view || !this.loaded) return;
    const stage = this.#stage(match.view);
    const move = this.layout.moveFor(stage, card);
    const refusal = match.refusal(match.actor!, move);
    if (again && refusal?.rule.startsWith('common.')) return;
    const does = (!refusal && this.layout.activate?.(stage, card)) || {move};
    if ('move' in does) {
      this.play(does.move);
      return;
    }
    this.#clearNote();
    this.picked = does.picked;
    this.#voice.tell(`${this.layout.prompt(this.#stage(match.view)).title}.`);
  }

  /** What a card is, and what it is worth now. */
  #handleQuestion(key: string): void {
    const {view} = this.#match ?? {};
    const card = parseCard(key);
    if (!view || !this.loaded || card === undefined) return;
    this.note = told(this.layout, this.#stage(view), card);
    this.#voice.tell(`${this.note.text.reason}. ${this.note.text.proof}.`);
  }

  /** Only the table in use is heard, as only it speaks. */
  #sound(cue: Cue | undefined): void {
    if (cue && this.sound && this.#voice.speaks) void loadSounds().then((sounds) => sounds?.play(cue));
  }

  #toggle(panel: Panel): void {
    this.panel = this.panel === panel ? undefined : panel;
    void this.updateComplete.then(() => this.panel && this.#keys!.focus('panel', 0));
  }

  #stage(view: View): Stage {
    const match = this.#match!;
    const {standing} = match;
    return stageOf({view, standing, picked: this.picked, ...match.asked(view)}, this.loaded!, this.names);
  }

  protected override render(): TemplateResult {
    const {language} = this.#language;
    const {problem} = this.#keeper;
    const view = this.#match?.view;
    return html`<section class="table" part="table" lang=${language} dir="ltr" aria-label=${this.loaded ? this.layout.title(this.loaded.words) : nothing}
        @focusin=${() => this.#voice.use()} @pointerdown=${() => this.#voice.use()}>
        <div role="status" class="hidden">${this.spoken}</div>
        ${problem ? nothing : html`<div role="alert" class="hidden">${this.alert}</div>`}
        ${
          problem
            ? renderProblem(problem, this.words)
            : view && this.loaded
              ? renderTable(this.layout, this.#stage(view), {
                  note: this.note,
                  panel: this.panel,
                  sound: this.sound,
                  log: this.panel === 'log' ? this.log : [],
                  owns: (seat) => this.#match!.owns(seat),
                  ask: (request) => this.#handleRequest(request),
                  play: (move) => this.play(move),
                  activate: (card, again) => this.#handleCard(card, again),
                })
              : nothing
        }
        <div class="flights" aria-hidden="true"></div>
      </section>
      <slot name="beside"></slot>`;
  }
}
