import type {Options, Problem} from '@cartavola/engine';
import {faceStyles} from '@cartavola/faces';
import type {Progress} from '@cartavola/lessons';
import {loadRulebookWords, type RulebookWords} from '@cartavola/words';
import {html, LitElement, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property, state} from 'lit/decorators.js';
import {adopt} from '../adopt.js';
import {LanguageController} from '../language-controller.js';
import {AddressedRule} from './addressed-rule.js';
import {RulesErrorEvent} from './events.js';
import type {LessonPage} from './lesson/lesson-page.js';
import {assignSlots, sourceOf} from './own-content.js';
import {styleLessonsIn} from './lesson/page-styles.js';
import {openBook, type OpenBook} from './open-book.js';
import {renderProblem} from './render-problem.js';
import type {RulebookPage} from './rulebook-page.js';
import {rulesExplainerStyles} from './rules-explainer.styles.js';
import {TermBubble} from './term-bubble.js';

/** The two ways to read. */
export type ExplainerView = 'lesson' | 'rules';

const viewFrom = (text: string | undefined): ExplainerView => (text === 'rules' ? 'rules' : 'lesson');

/**
 * Teaches a game: a lesson that one plays, and the rules to look things up in, in the language of the page, for the options that are
 * played. A `<lesson-step>` inside is a step of the author's own lesson (`docs/writing-a-lesson.md`). The address `#cartavola=` and a
 * rule's id, in the page, opens that rule.
 *
 * @summary A playable lesson of a game, and its rulebook.
 * @slot - Steps of a lesson, or the rules as HTML, as `cartavola rules` prints them: what readers see until the script has run.
 * @fires rules-error - What the page asks for is wrong, or could not be loaded: `detail` is `{code, path, message}`.
 * @fires lesson-started - The reader begins, or goes on where it was left: `detail` is `{game, resumed}`.
 * @fires lesson-stepped - Another step is shown: `detail` is `{game, step, skill}`.
 * @fires lesson-answered - A question was answered: `detail` is `{game, step, skill, right, refusal, attempt, ms}`.
 * @fires lesson-hinted - A hint was taken: `detail` is `{game, step, skill, hint}`, 1 where to look, 2 the rule, 3 the answer.
 * @fires lesson-completed - The lesson is over: `detail` is `{game, score}`, from 0 to 1.
 * @attr players - How many play; the game's other options, such as `target` or `rules`, are attributes too.
 * @csspart book - The surface.
 * @csspart search - The search field.
 * @csspart rule - A rule.
 * @csspart badge - The remark that a rule's wording was settled here, or that many play otherwise.
 * @cssprop --cartavola-font - The font of what one uses.
 * @cssprop --cartavola-reading-font - The font of what one reads.
 * @cssprop --cartavola-radius - How round the corners are.
 */
export class RulesExplainer extends LitElement {
  static override shadowRootOptions: ShadowRootInit = {...LitElement.shadowRootOptions, slotAssignment: 'manual'};
  static override styles = [faceStyles, rulesExplainerStyles];

  /** The id of the game. */
  @property() game: string | undefined;
  /** What is shown first: `lesson` (also if absent) or `rules`. */
  @property() view: string | undefined;
  /** `french`, `french-4` (four colours) or `italian`. */
  @property() deck: string | undefined;
  /** The name under which the reader's progress is kept on this machine; absent: it is not kept. */
  @property() save: string | undefined;
  /** The game's options as data; set, the attributes say nothing of them. */
  @property({attribute: false}) options: Options | undefined;

  @state() private opened: OpenBook | undefined;
  @state() private problem: Problem | undefined;
  @state() private problemWords: RulebookWords | undefined;
  /** What the reader has turned to; undefined: what the page asks for. */
  @state() private turned: ExplainerView | undefined;

  readonly #language = new LanguageController(this);
  readonly #bubble = new TermBubble(this);
  readonly #markup = new MutationObserver(() => this.requestUpdate());
  #rulebook: RulebookPage | undefined;
  #lesson: LessonPage | undefined;
  #kept: unknown;
  readonly #internals = this.attachInternals();
  /** Ends what was changed of how the page looks. */
  #unstyle: (() => void) | undefined;
  #listening: AbortController | undefined;
  #wanted = '';
  #opening: Promise<void> = Promise.resolve();
  readonly #address = new AddressedRule((id) => void this.#opening.then(() => this.show(id)));

  override connectedCallback(): void {
    super.connectedCallback();
    this.#listening = new AbortController();
    const {signal} = this.#listening;
    addEventListener('hashchange', () => this.#address.follow(true), {signal});
    addEventListener('beforeprint', () => this.#print(true), {signal});
    addEventListener('afterprint', () => this.#print(false), {signal});
    // Which attributes are options is the game's to say; what stands inside is a lesson.
    this.#markup.observe(this, {attributes: true, childList: true, subtree: true, characterData: true});
    this.requestUpdate();
    if (this.#lesson) this.#styleSteps(this.#language.language);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#listening?.abort();
    this.#markup.disconnect();
    this.#lesson?.close();
    this.#unstyle?.();
    this.#unstyle = undefined;
  }

  /** How far the reader has come in the lesson, as plain data; set, the lesson goes on from there. Undefined before it is open. */
  get progress(): Progress | undefined {
    return this.#lesson?.progress;
  }
  set progress(kept: Progress | undefined) {
    this.#kept = kept;
    if (this.opened && this.#lesson) void this.#begin(this.#lesson, this.opened);
  }

  /** Opens the book at a rule and moves the focus there; false where the book has no such rule. */
  async show(ruleId: string): Promise<boolean> {
    await this.updateComplete;
    await this.#opening;
    if (!this.opened?.book.sections.some(({paragraphs}) => paragraphs.some(({id}) => id === ruleId))) return false;
    await this.#turnTo('rules');
    await this.#rulebook?.show(ruleId);
    return true;
  }

  /** @internal Turns to the rules, at one of them. */
  openRules(ruleId?: string): void {
    if (ruleId !== undefined) void this.show(ruleId);
    else
      void this.#turnTo('rules').then(() =>
        this.renderRoot.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus(),
      );
  }

  get #shown(): ExplainerView {
    return this.turned ?? viewFrom(this.view);
  }

  /** What was shown stays until the other page is there. */
  async #turnTo(view: ExplainerView): Promise<void> {
    this.#lesson?.playback.finish();
    const {opened} = this;
    if (opened) await this.#openPage(opened, view);
    this.turned = view;
    await this.updateComplete;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('view') && this.opened) {
      this.turned ??= viewFrom(changed.get('view'));
      void this.#turnTo(viewFrom(this.view));
    }
    const {language} = this.#language;
    const wanted = JSON.stringify([language, this.game, this.deck, this.options, sourceOf(this)]);
    this.#lesson?.hold();
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    this.#opening = this.#load(wanted);
  }

  async #load(wanted: string): Promise<void> {
    const {language} = this.#language;
    const read = await this.#read(language, wanted).catch((error: unknown) => {
      console.error('Cartavola: the rules could not be loaded.', error);
      return {ok: false, problem: {code: 'rules.load', path: '', message: 'The rules could not be loaded.'}} as const;
    });
    if (wanted !== this.#wanted) return;
    if (read.ok) {
      this.opened = read.value;
      this.problem = undefined;
      this.#address.follow(false);
      return;
    }
    const words = await loadRulebookWords(language).catch(() => undefined);
    if (wanted !== this.#wanted) return;
    this.opened = undefined;
    this.problem = read.problem;
    this.problemWords = words;
    // After the rendering that shows it: listeners may look at the element.
    await this.updateComplete;
    this.dispatchEvent(new RulesErrorEvent(read.problem));
  }

  async #read(language: LanguageController['language'], wanted: string): ReturnType<typeof openBook> {
    const read = await openBook({
      language,
      game: this.game,
      deck: this.deck,
      options: this.options,
      attribute: (name) => this.getAttribute(name),
    });
    // What was slow to load may no longer be wanted.
    if (read.ok && wanted === this.#wanted) {
      // What was opened for other options or in another language goes.
      this.#kept ??= this.#lesson?.progress;
      this.#lesson?.close();
      this.#lesson = undefined;
      await this.#openPage(read.value);
    }
    return read;
  }

  /** Loads what shows the page that is turned to. */
  async #openPage(open: OpenBook, view = this.#shown): Promise<void> {
    if (view === 'rules') {
      const {RulebookPage} = await import('./rulebook-page.js');
      this.#rulebook ??= new RulebookPage(this);
      return;
    }
    if (this.#lesson) return;
    const wanted = this.#wanted;
    const {LessonPage, lessonPageStyles} = await import('./lesson/lesson-page.js');
    if (this.#lesson || wanted !== this.#wanted) return;
    adopt(this.renderRoot as ShadowRoot, lessonPageStyles);
    this.#lesson = new LessonPage(this);
    this.#styleSteps(open.language);
    await this.#begin(this.#lesson, open);
  }

  /** Goes on in a lesson where it was left. What is told of it comes after the rendering that shows it. */
  async #begin(page: LessonPage, open: OpenBook): Promise<void> {
    await page.open(open, this.#kept);
    if (page !== this.#lesson) return;
    this.#kept = undefined;
    this.opened = open;
    await this.updateComplete;
    page.begin();
  }

  /** An author's steps say in the page what is said later here: it is hidden while this element stands there. */
  #styleSteps(language: string): void {
    const {states} = this.#internals;
    states.clear();
    states.add(language);
    const root = this.getRootNode();
    if (!this.isConnected || !(root instanceof Document || root instanceof ShadowRoot)) return;
    this.#unstyle ??= styleLessonsIn(root);
  }

  /** The sheet must stand there when the browser looks, so this does not wait. */
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
    // A word that is no longer there explains nothing.
    if (this.#bubble.term?.isConnected === false || changed.has('opened')) this.#bubble.close();
    this.#lesson?.updated();
    assignSlots(this, this.#lesson);
  }

  protected override render(): TemplateResult {
    const {opened, problem} = this;
    const page = this.#shown === 'rules' ? this.#rulebook : this.#lesson;
    if (opened && page) return this.#renderBook(opened);
    return html`${problem ? renderProblem(problem, this.problemWords, this.#language.language) : nothing}<slot></slot>`;
  }

  #renderBook(open: OpenBook): TemplateResult {
    const {book, words, language} = open;
    const {handle} = this.#bubble;
    return html`<section
      class="book"
      part="book"
      lang=${language}
      dir="ltr"
      aria-label=${words.heading(book.title)}
      @pointerdown=${handle}
      @click=${this.#handleClick}
      @focusin=${handle}
      @focusout=${handle}
      @pointerover=${handle}
      @pointerleave=${handle}
      @keydown=${handle}
    >
      <svg class="defs" aria-hidden="true"><defs>${open.faces.defs}</defs></svg>
      ${this.#renderViews(open)}
      ${
        this.#shown === 'rules'
          ? this.#rulebook!.render(open, this.#renderBubble(open))
          : html`${this.#lesson!.render()}${this.#renderBubble(open)}`
      }
    </section>`;
  }

  #renderViews({words}: OpenBook): TemplateResult {
    const views: readonly ExplainerView[] = ['lesson', 'rules'];
    return html`<div class="views">
      ${views.map(
        (view) =>
          html`<button type="button" aria-pressed=${String(this.#shown === view)} @click=${() => this.#turnTo(view)}>
            ${words.views[view]}
          </button>`,
      )}
    </div>`;
  }

  #renderBubble({book}: OpenBook): TemplateResult | typeof nothing {
    const key = this.#bubble.term?.dataset['term'];
    const term = key && book.glossary.find((one) => one.key === key);
    if (!term) return nothing;
    return html`<p class="bubble" aria-hidden="true"><b>${term.term}</b>${term.meaning}</p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rules-explainer': RulesExplainer;
  }
}
