import type {Problem} from '@cartavola/engine';
import {faceStyles, deckNamed, USUAL_DECK} from '@cartavola/faces';
import type {Progress} from '@cartavola/lessons';
import {loadRulebookWords, paragraphOf, type RulebookWords} from '@cartavola/words';
import {html, isServer, LitElement, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {state} from 'lit/decorators.js';
import {property} from '../base/property.js';
import {adopt} from '../base/adopt.js';
import {LanguageController} from '../base/page/language-controller.js';
import {OnlineController} from '../base/page/online-controller.js';
import {textOf} from '../base/text-of.js';
import {AddressedRule} from './addressed-rule.js';
import {RulesErrorEvent} from './events.js';
import {ExplainerElement} from './explainer-element.js';
import {eraseProgress} from './kept-progress.js';
import type {LessonPage} from './lesson-page.js';
import {assignSlots, sourceOf} from './own-content.js';
import {PageStyles} from '../question/page-styles.js';
import {askedIn, openBook, type OpenBook} from '../question/open-book.js';
import {renderBook, renderBox} from '../question/render-book.js';
import {focusShownView, isView, renderProblem, viewFrom, type ExplainerView} from '../question/render-views.js';
import type {RulebookPage} from '../rulebook/rulebook-page.js';
import {rulesExplainerStyles} from '../question/book.styles.js';
import {renderBubble, TermBubble} from './term-bubble.js';
import {Turning, unread} from './turning.js';
import type {Candidate, ReaderSettings} from '../base/settings/reader-settings.js';

const unknownStep = (step: string): Problem => ({
  code: 'lesson.absent',
  path: 'step',
  message: `"${step}" is not a step of this lesson.`,
});

const systemOf = (deck: string): string | undefined => deckNamed(deck)?.suitSystem;

/**
 * Lists the decks that an explainer may show. An author's own lesson mentions cards by name, so the reader's deck is
 * used only if its cards have the same names. For example, a four-colour French deck can replace a French deck, but an
 * Italian deck can't.
 */
function decksOfLesson(explainer: Element & {readonly readerSettings: ReaderSettings}): readonly Candidate[] {
  const {readerSettings: settings} = explainer;
  const all = settings.candidates('deck');
  if (![...explainer.children].some(({localName}) => localName === 'lesson-step')) return all;
  const system = systemOf(settings.authored('deck') ?? USUAL_DECK);
  return all.filter(({value}) => systemOf(value) === system);
}

/**
 * Teaches a game with a playable lesson and a rulebook, in the page's language and for the given options.
 * `<lesson-step>` elements inside it make up the author's own lesson (`docs/lessons.md`). The URL fragment
 * `#cartavola=` with a rule's id opens that rule.
 *
 * @summary A playable lesson of a game, and its rulebook.
 */
export class RulesExplainer extends ExplainerElement {
  static override shadowRootOptions: ShadowRootInit = {...LitElement.shadowRootOptions, slotAssignment: 'manual'};
  /** Style sheets of the shadow root. */
  static override styles = [faceStyles, rulesExplainerStyles];

  @state() private opened: OpenBook | undefined;
  @state() private problem: Problem | undefined;
  @state() private problemWords: RulebookWords | undefined;
  readonly #language = new LanguageController(this);
  readonly #bubble = new TermBubble(this);
  #markup: MutationObserver | undefined;
  #rulebook: RulebookPage | undefined;
  #lesson: LessonPage | undefined;
  #kept: unknown;
  readonly #styles = new PageStyles(this, this.attachInternals().states);
  #listening: AbortController | undefined;
  #wanted = '';
  #loads = 0;
  #opening: Promise<void> = Promise.resolve();
  readonly #turning = new Turning({
    book: () => this.opened,
    whenOpen: () => this.#opening,
    load: async (view, book) => {
      if (view === 'rules') await this.#openRules(book);
      else if (!this.#lesson) await this.#openLesson(book, () => this.opened === book && !this.#lesson);
    },
    failed: (error) => void this.dispatchEvent(new RulesErrorEvent(unread(error).problem)),
    show: () => (this.requestUpdate(), this.updateComplete),
  });
  readonly #address = new AddressedRule(
    (id) => void this.#opening.then(() => this.show(id)),
    (hash) => void this.#followStep(hash),
  );

  constructor() {
    super();
    new OnlineController(this, () => {
      if (this.problem?.code === 'rules.load') this.#opening = this.#load();
      else this.#lesson?.prepare();
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#listening = new AbortController();
    const {signal} = this.#listening;
    addEventListener('hashchange', () => this.#address.follow(true), {signal});
    addEventListener('resize', () => this.#lesson?.fit(), {signal});
    addEventListener('beforeprint', () => this.#print(true), {signal});
    addEventListener('afterprint', () => this.#print(false), {signal});
    // Any attribute may be an option of the game, and any child may be part of a lesson.
    this.#markup ??= new MutationObserver(() => this.requestUpdate());
    this.#markup.observe(this, {attributes: true, childList: true, subtree: true, characterData: true});
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#listening?.abort();
    this.#markup?.disconnect();
    // The element may only have been moved within the page. If so, it is connected again by the time this microtask
    // runs.
    queueMicrotask(() => (this.isConnected ? undefined : this.#lesson?.close()));
  }

  /**
   * The reader's progress in the lesson, as plain data. To resume a lesson, set it to earlier progress or a bookmark.
   * Undefined until the lesson is open.
   */
  @property({attribute: false, noAccessor: true})
  get progress(): Progress | undefined {
    return this.#lesson?.progress;
  }
  set progress(kept: Progress | string | undefined) {
    this.#kept = kept;
    const [page, open] = [this.#lesson, this.opened];
    if (open && page) void page.open(open, kept).then(() => this.#begin(page, open));
  }

  /** Deletes the reader’s saved progress, and starts the lesson again. */
  erase(): void {
    eraseProgress(this.save);
    this.progress = undefined;
  }

  /**
   * Returns the progress as a short string, for storage with little space. To resume there, set `progress` to it.
   * Returns undefined until the whole lesson is loaded, which is soon after its first step is shown. Also returns
   * undefined if `most` characters are too few (100 are always enough). In a lesson of thousands of steps, the string
   * only marks finished steps as seen.
   */
  bookmark(most = 4000): string | undefined {
    return this.#lesson?.bookmark(most);
  }

  /** Opens the rulebook at a rule, and moves focus to it. Returns false if the rulebook doesn't have the rule. */
  async show(ruleId: string): Promise<boolean> {
    await this.updateComplete;
    await this.#opening;
    const rules = await this.opened?.rules.load().catch(this.#turning.failed);
    if (!rules || !paragraphOf(rules, ruleId)) return false;
    await this.#turnTo('rules');
    await this.#rulebook?.show(ruleId);
    return true;
  }

  /**
   * Shows a step of the lesson, and moves focus to it. Earlier steps can be tried again, and don't change the reader's
   * progress. Resolves to false if there is no such step.
   */
  async goTo(step: string): Promise<boolean> {
    await this.updateComplete;
    await this.#opening;
    if (!this.opened || this.opened.hasLesson === false) return false;
    await this.#turnTo('lesson');
    await this.#lesson?.whole().catch(this.#turning.failed);
    return this.#lesson?.goTo(step) === true;
  }

  /** Goes to the step in the attribute, or reports that the lesson doesn't have it. */
  async #goToStep(step: string): Promise<void> {
    if (!(await this.goTo(step)) && this.opened && step === textOf(this.step))
      this.dispatchEvent(new RulesErrorEvent(unknownStep(step)));
  }

  /** Goes to the step in a link, if the link is for this element. */
  async #followStep(hash: string): Promise<void> {
    const {readStepTarget} = await import('../links/step-target.js');
    const link = readStepTarget(hash);
    if (!link || (link.element !== '' && link.element !== this.id) || !(await this.goTo(link.id))) return;
    await this.updateComplete;
    this.scrollIntoView({block: 'nearest'});
  }

  /** @internal Switches to the rules, or to one of them. */
  openRules(ruleId?: string): void {
    void (ruleId === undefined ? this.#turnTo('rules').then(() => focusShownView(this.renderRoot)) : this.show(ruleId));
  }

  get #shown(): ExplainerView {
    return this.#shownOf(this.opened);
  }

  #shownOf(open: OpenBook | undefined): ExplainerView {
    return open?.hasLesson === false ? 'rules' : (this.#turning.turned ?? viewFrom(this.view));
  }

  async #turnTo(view: ExplainerView): Promise<void> {
    this.#lesson?.playback.finish();
    await this.#turning.to(view);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (isServer) return;
    if (changed.has('view') && isView(this.view)) {
      if (this.opened) {
        this.#turning.turned ??= viewFrom(changed.get('view'));
        void this.#turnTo(viewFrom(this.view));
      } else this.#turning.forget();
    }
    const step = textOf(this.step);
    if (changed.has('step') && step && this.opened) void this.#goToStep(step);
    this.readerSettings.follow(changed);
    const {game, view, options} = this;
    const wanted = askedIn([this.#language.language, game, decksOfLesson(this), isView(view), options, sourceOf(this)]);
    this.#lesson?.hold();
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    this.#opening = this.#load();
  }

  async #load(): Promise<void> {
    const {language} = this.#language;
    const load = ++this.#loads;
    const isWanted = (): boolean => load === this.#loads;
    const read = await this.#read(language, isWanted).catch(unread);
    if (!isWanted()) return;
    if (read.ok) {
      this.opened = read.value;
      this.problem = undefined;
      this.#address.follow(false);
      return;
    }
    const words = await loadRulebookWords(language).catch(() => undefined);
    if (!isWanted()) return;
    this.opened = undefined;
    this.#closeLesson();
    this.problem = read.problem;
    this.problemWords = words;
    // Fire the event after rendering, so listeners can inspect the element.
    await this.updateComplete;
    this.dispatchEvent(new RulesErrorEvent(read.problem));
  }

  async #read(language: LanguageController['language'], isWanted: () => boolean): ReturnType<typeof openBook> {
    const read = await openBook({
      language,
      game: this.game,
      decks: decksOfLesson(this),
      view: this.view,
      options: this.options,
      attribute: (name) => this.getAttribute(name),
    });
    if (!read.ok || !isWanted()) return read;
    if (this.#shownOf(read.value) === 'rules') {
      await this.#openRules(read.value);
      if (!isWanted()) return read;
      // The open lesson is outdated: the options or the language have changed.
      this.#closeLesson();
    }
    // The reader may have switched to the lesson in the meantime.
    if (this.#shownOf(read.value) === 'lesson') await this.#openLesson(read.value, isWanted);
    return read;
  }

  async #openRules(open: OpenBook): Promise<void> {
    const [{RulebookPage, rulebookPageStyles}] = await Promise.all([
      import('../rulebook/rulebook-page.js'),
      open.rules.load(),
    ]);
    adopt(this.renderRoot as ShadowRoot, rulebookPageStyles);
    this.#rulebook ??= new RulebookPage(this);
  }

  /** Opens a lesson where the reader left off. The previous lesson stays until the new one is ready. */
  async #openLesson(open: OpenBook, isWanted: () => boolean): Promise<void> {
    const {LessonPage, lessonPageStyles} = await import('./lesson-page.js');
    if (!isWanted()) return;
    adopt(this.renderRoot as ShadowRoot, lessonPageStyles);
    const page = new LessonPage(this);
    const [shown, wanted] = [this.#lesson?.visits, textOf(this.step) || undefined];
    await page.open(
      open,
      this.#kept ?? this.#lesson?.progress,
      shown ? (shown.isVisiting ? shown.place : undefined) : wanted,
    );
    if (!isWanted()) return;
    this.#lesson?.close();
    this.#lesson = page;
    this.#styles.show(page.lesson!.language);
    await this.#begin(page, open);
  }

  /** Shows a lesson before firing its events, so listeners can inspect the element. */
  async #begin(page: LessonPage, open: OpenBook): Promise<void> {
    this.#kept = undefined;
    this.opened = open;
    this.requestUpdate();
    await this.updateComplete;
    page.begin();
    const step = textOf(this.step);
    if (step && page.lesson!.isStart === false && !page.lesson!.steps.some(({id}) => id === step))
      this.dispatchEvent(new RulesErrorEvent(unknownStep(step)));
  }

  /** Closes the lesson, shows the page's own content again, and keeps the progress for the next lesson. */
  #closeLesson(): void {
    this.#kept ??= this.#lesson?.progress;
    this.#lesson?.close();
    this.#lesson = undefined;
    this.#styles.show(undefined);
  }

  /** Renders the print sheet synchronously, because it must be ready when the event handler returns. */
  #print(isPrinting: boolean): void {
    if (!this.#lesson) return;
    this.#lesson.print(isPrinting);
    this.requestUpdate();
    this.performUpdate();
  }

  readonly #handleClick = (event: MouseEvent): void => {
    this.#bubble.handle(event);
    this.#address.handleClick(event);
  };

  protected override updated(changed: PropertyValues): void {
    // The word whose tooltip is open may have been removed.
    if (this.#bubble.term?.isConnected === false || changed.has('opened')) this.#bubble.close();
    this.#lesson?.updated();
    assignSlots(this, this.#lesson);
  }

  /** Current view, or undefined until its code and data are loaded. */
  get #page(): RulebookPage | LessonPage | undefined {
    if (this.#shown === 'lesson') return this.#lesson;
    return this.opened?.rules.code && this.#rulebook;
  }

  /** @internal */ override get isReady(): boolean {
    return this.problem !== undefined || (this.opened && this.#page) !== undefined;
  }

  protected override render(): TemplateResult {
    const {opened, problem} = this;
    return renderBox(
      opened && this.#page
        ? this.#renderBook(opened)
        : html`${problem ? renderProblem(problem, this.problemWords, this.#language.language) : nothing}<slot></slot>`,
      !problem,
    );
  }

  #renderBook(open: OpenBook): TemplateResult {
    const bubble = renderBubble(this.#bubble.term, open);
    return renderBook(
      open,
      this.#shown,
      this.#shown === 'rules' ? this.#rulebook!.render(open, bubble) : html`${this.#lesson!.render()}${bubble}`,
      {handle: this.#bubble.handle, click: this.#handleClick, turn: (view) => void this.#turnTo(view)},
    );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rules-explainer': RulesExplainer;
  }
}
