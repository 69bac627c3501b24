import {type Problem, type View, writeRecord} from '@cartavola/engine';
import {faceStyles} from '@cartavola/faces';
import {html, isServer, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult} from 'lit';
import {state} from 'lit/decorators.js';
import {repeat} from 'lit/directives/repeat.js';
import {property} from '../base/property.js';
import {LanguageController} from '../base/page/language-controller.js';
import {BotsController} from '../match/bots-controller.js';
import {DealLinks} from './match/deal-links.js';
import {tableStyles} from './styles/card-table.styles.js';
import {HoverPreview} from './input/hover-preview.js';
import {Dialogue, type DialogueHost} from './speech/dialogue.js';
import {ErrorBoundary} from './render/error-boundary.js';
import {explanationOf} from '../base/explanation.js';
import {Keys} from './input/keys.js';
import type {Loaded} from './settings/loaded.js';
import {Loading} from './settings/loading.js';
import type {BeginMode} from './match/kept-match.js';
import type {MatchObserver} from './match/match-host.js';
import type {MatchControllerHost} from './match/match-controller-host.js';
import {MatchController} from './match/match-controller.js';
import {Motion} from '../motion/motion.js';
import {followPointer} from './input/pointer.js';
import type {LogLine} from '../match/log-line.js';
import {renderTable} from './render/render-table.js';
import {PlayerInput} from './input/player-input.js';
import {PACES, type Pace} from './settings/settings.js';
import {RecordChildController} from './match/record-child.js';
import type {DealReview, ReviewOptions} from '../match/review.js';
import {NO_TURN, sceneAt, type Scene} from './scene/scene.js';
import {TABLE, type MatchStanding} from '../match/standing.js';
import type {TableMatch} from './match/table-match.js';
import {TableElement} from './table-element.js';
import {information} from './speech/lazy-code.js';
import {TableSound} from './speech/table-sound.js';
import {Announcer} from './speech/announcer.js';
import {LiveRegion, type Announcement} from './speech/live-region.js';
import type {Told} from '@cartavola/session';
import type {Layout} from './layout.js';

/** Returns a sentence for each fact that needs one. */
const logLinesOf = (told: readonly Told[], layout: Layout, sceneOf: (view: View) => Scene): LogLine[] =>
  told.flatMap(({deal, fact}) => {
    const scene = sceneOf(fact.view);
    const text = fact.type === 'scored' ? scene.scores?.spoken(scene) : layout.sentence(fact, scene);
    return text ? [{deal, text}] : [];
  });

/** Returns a match's record as JSON data. */
const writtenRecord = ({record, setup}: TableMatch): unknown =>
  JSON.parse(writeRecord(record, setup.layout.game)) as unknown;

/**
 * Base class of all tables, with everything that games share. A table reacts to its attributes, shows one match, and
 * lets a person play it by mouse, touch or keyboard. Each game's table is a subclass that adds a `Layout`.
 */
export abstract class CardTable extends TableElement implements MatchControllerHost, DialogueHost {
  /** Key that companion elements use to recognise a table of any version. @internal */
  readonly [TABLE] = true;
  /** Style sheets of the shadow root. */
  static override styles: CSSResultGroup = [faceStyles, ...tableStyles];

  /** Rendered explanation of the current problem. */
  @state() private explanation: unknown;
  @state() private announcements: readonly Announcement[] = [];
  #explained: Problem | undefined;

  /** @internal */
  readonly bots: MatchControllerHost['bots'] = new BotsController(this);

  readonly #language = new LanguageController(this);
  readonly #liveRegion = new LiveRegion((announcements) => (this.announcements = announcements));
  /** Plays sounds only while this is the table in use. */
  readonly #sound = new TableSound(this.readerSettings, () => this.#liveRegion.speaks);
  readonly #dialogue = new Dialogue(this, this.#liveRegion, this.#sound);
  #keys: Keys | undefined;
  #motion: Motion | undefined;
  readonly #matchController = new MatchController(this);
  readonly #links = new DealLinks(this, this.#matchController, this.#dialogue);
  /** @internal */
  readonly share: DialogueHost['share'] = this.#links.share;
  readonly #announcer = new Announcer(this, this.#dialogue, this.#liveRegion, this.#sound);
  /** @internal */
  readonly observer: MatchObserver = this.#announcer;
  readonly #loading = new Loading(this, this.#dialogue, async (layout) =>
    (await import('./scores/scores.js')).scoresOf(layout),
  );
  /** @internal */
  readonly loadScores: () => Promise<void> | undefined = this.#loading.loadScores;
  readonly #hoverPreview = new HoverPreview();
  /** @internal */
  readonly errorBoundary = new ErrorBoundary(this);
  /** @internal */
  protected readonly input: PlayerInput = new PlayerInput(
    this,
    {dialogue: this.#dialogue, announcer: this.#announcer, sound: this.#sound},
    () => this.isConnected && !this.#matchController.problem,
  );
  /** Value that the page has assigned to `record`. @internal */
  givenRecord: unknown;

  /** Record of the match. Set it (as data or JSON text) to continue a match, and read it to save one. */
  @property({attribute: false})
  get record(): unknown {
    return this.match ? writtenRecord(this.match) : this.givenRecord;
  }
  set record(record: unknown) {
    this.givenRecord = record;
    if (this.hasUpdated) this.#begin('given');
  }

  /** State of the match: names, totals and finished deals. Undefined before there is a match. */
  get standing(): MatchStanding | undefined {
    return this.scene?.standing;
  }

  /** Log of everything shown so far in the match: one sentence per line, in order of play. */
  get log(): readonly LogLine[] {
    return this.scene ? logLinesOf(this.match!.log, this.layout, (view) => this.sceneOf(view)!) : [];
  }

  /**
   * Reviews a finished deal: by default, the last one. This takes a few seconds. Resolves with undefined if no deal is
   * finished, and rejects if the signal aborts the review.
   */
  async review(options: ReviewOptions = {}): Promise<DealReview | undefined> {
    return (await import('./coach/review-deal.js')).reviewDeal(this, options);
  }

  /** @internal */
  get match(): TableMatch | undefined {
    return this.#matchController.match;
  }

  /** Focuses an item of a group. @internal */
  focusItem(group: string, which?: number | string): void {
    this.#keys?.focus(group, which);
  }

  /**
   * Prepares the table for use by a tool outside it: remembers the page's focused element, and activates this table's
   * live region. @internal
   */
  turnTo(): void {
    this.#keys?.remember();
    this.#liveRegion.use();
  }

  /** Key of the focused card. @internal */
  get focusedCard(): string | undefined {
    return this.#keys?.card;
  }

  /** @internal */
  get motion(): Motion {
    return (this.#motion ??= new Motion(this.shadowRoot!));
  }

  /** @internal */
  get pace(): Pace {
    return PACES[this.#matchController.settings?.speed ?? 'normal'];
  }

  constructor() {
    super();
    new RecordChildController(this, () => this.hasUpdated && this.#begin());
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#liveRegion.begin();
    this.#matchController.resume();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // An element that moves within the page is connected again by the time this microtask runs.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#matchController.pause();
      this.#liveRegion.end();
    });
  }

  /** Ends this match and begins a new one with the same settings. */
  newMatch(): void {
    this.#dialogue.close();
    this.#begin('new');
  }

  #begin(beginning: BeginMode = 'found'): void {
    this.input.leave();
    void this.#matchController.begin(beginning);
  }

  /** Repeats failed requests. @internal */
  retry(): void {
    const hasNone = this.#matchController.problem?.code.endsWith('.load');
    if (!hasNone && !this.#loading.hasFailed) return;
    this.#loading.forget();
    this.requestUpdate();
    if (hasNone) void this.updateComplete.then(() => this.#begin());
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (isServer) return;
    this.readerSettings.follow(changed);
    if (changed.has('readerSettings') || changed.has('sound')) this.#sound.prepare();
    // Skip this for most renderings, which show facts from the match and don't change attributes.
    if (changed.size > 0) this.#matchController.follow();
    if (this.#announcer.turnsTo(this.match)) this.#dialogue.close();
    const isNew = this.#loading.want(
      this.#language.language,
      this.#matchController.settings,
      this.match?.view?.options,
    );
    if (isNew && this.problem) void this.explain(this.problem);
  }

  protected override get problem(): Problem | undefined {
    return this.#matchController.problem ?? this.errorBoundary.problem;
  }

  /** @internal */ override get isReady(): boolean {
    return (
      this.problem !== undefined ||
      (this.scene ?? (this.#loading.loaded && this.#matchController.opening)) !== undefined
    );
  }

  /** Renders the table, and restores the focus. */
  protected override update(changed: PropertyValues<this>): void {
    const saved = this.#keys?.saveFocus();
    this.errorBoundary.draw(() => super.update(changed));
    if (!this.#keys) {
      this.#keys = new Keys(this.shadowRoot!, (command) => this.input.run(command));
      followPointer(this.shadowRoot!, this.#dialogue, this.input.skipAnimations);
      if (this.layout.effect) this.#hoverPreview.follow(this.shadowRoot!, () => this.requestUpdate());
    }
    this.#keys.restoreFocus(saved);
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('names') || changed.has('characters')) this.#loading.tellRenamed();
    this.#matchController.announce();
  }

  /** @internal */
  async explain(problem: Problem): Promise<void> {
    // Remove the explanation of the previous problem.
    if (problem !== this.#explained) this.explanation = nothing;
    this.#explained = problem;
    const explanation = await explanationOf(problem, this.#language.language, this.shadowRoot!);
    if (problem === this.#explained) this.explanation = explanation;
    await this.updateComplete;
  }

  /** @internal */
  asks(text: string): void {
    this.requestUpdate();
    this.#liveRegion.tell(text);
  }

  /** @internal */
  get whenLoaded(): Promise<Loaded> {
    return this.#loading.done;
  }

  /** @internal */
  override get scene(): Scene | undefined {
    const {view} = this.match ?? {};
    return view && this.sceneOf(view);
  }

  /** Returns the scene that shows the given view of the match, or undefined if no scene can be shown yet. @internal */
  sceneOf(view: View): Scene | undefined {
    const {layout, names, match} = this;
    const {order, settings} = this.#matchController;
    const {loaded} = this.#loading;
    const {card: aimed} = this.#hoverPreview;
    const given = {names, characters: settings?.characters};
    return match && loaded && sceneAt({layout, view, match, dialogue: this.#dialogue, order, aimed}, loaded, given);
  }

  /** Returns the scene of a hypothetical view, in which nobody can move. */
  #lineScene(view: View | undefined): Scene | undefined {
    const scene = view && this.sceneOf(view);
    return scene && {...scene, ...NO_TURN};
  }

  protected override render(): TemplateResult {
    const {opening, settings, notice} = this.#matchController;
    const problem = this.problem;
    const {loaded} = this.#loading;
    const {line} = this.#dialogue;
    const scene = problem ? undefined : line ? this.#lineScene(line.view) : this.scene;
    const language = problem ? this.#language.language : (loaded?.language ?? this.#language.language);
    const {alert, note, panel, menu, shared} = this.#dialogue;
    return html`<div class="measure" aria-hidden="true"></div>
      <div class="box"><div class="frame"><section class="table ${this.readerSettings.isOn('leftHand') ? 'left-handed' : ''}" part="table" data-theme=${settings?.theme ?? 'felt'} lang=${language} dir="ltr" aria-label=${loaded && !problem ? this.layout.title(loaded.words) : nothing}
        @focusin=${() => this.#liveRegion.use()} @pointerdown=${() => this.#liveRegion.use()} @keydown=${() => this.#liveRegion.handleKey()}>
        ${problem ? nothing : html`<div role="alert" aria-live="assertive" class="hidden">${alert}</div>`}
        ${
          problem
            ? html`${this.explanation}${problem.code.endsWith('.load') ? html`<slot></slot>` : nothing}`
            : scene
              ? renderTable(this.layout, scene, {
                  told: line ? this.#lineScene(line.told)! : this.sceneOf(this.match!.told!)!,
                  note,
                  isLineShown: line !== undefined,
                  panel,
                  menu,
                  shared,
                  openFile: this.#links.takes ? this.#links.openFile : undefined,
                  renderPanel: information.code?.renderPanel,
                  readerSettings: this.readerSettings,
                  leaveIcon: this.leaveIcon,
                  hasTools: this.tools !== 'none' || this.leaveIcon !== undefined,
                  log: panel === 'log' ? this.log : [],
                  owns: (seat) => this.match!.owns(seat),
                  renderResult: (shown) => this.#links.renderResult(shown, language),
                  runCommand: (command) => void this.input.run(command),
                  choose: (move) => this.#dialogue.endLine() || this.input.choose(move),
                  activate: (card, again) => this.#dialogue.endLine() || this.input.activate(card, again),
                })
              : opening && loaded && settings
                ? opening.render({loaded, settings, names: this.names})
                : nothing
        }${notice?.render(language)}${this.#links.render(language)}
        <div role="log" class="hidden">${repeat(
          this.announcements,
          ({id}) => id,
          ({text}) => html`<p>${text}</p>`,
        )}</div>
        <div class="flights" aria-hidden="true"></div>
      </section></div></div>
      <slot name="beside"></slot>`;
  }
}
