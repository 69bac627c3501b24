import type {Options, Problem} from '@cartavola/engine';
import {faceStyles} from '@cartavola/faces';
import {loadRulebookWords, type RulebookWords} from '@cartavola/words';
import {html, LitElement, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property, state} from 'lit/decorators.js';
import {LanguageController} from '../language-controller.js';
import {RulesErrorEvent} from './events.js';
import {openBook, type OpenBook} from './open-book.js';
import {renderContents, renderRules, type Reading} from './render-rulebook.js';
import {rulesExplainerStyles} from './rules-explainer.styles.js';
import {find, queryFrom} from './search.js';
import {TermBubble} from './term-bubble.js';

/** Attributes that say nothing of the rules. */
const ASIDE = new Set(['class', 'style', 'id', 'hidden', 'slot', 'part', 'dir', 'lang', 'title']);

/**
 * The rules of a game, to look things up in: numbered, searchable, printable, in the language of the page, for the options that are
 * played. The address `#cartavola=` and a rule's id, in the page, opens that rule.
 *
 * @summary The rulebook of a game.
 * @slot - The rules as HTML, as `cartavola rules` prints them: what readers see until the script has run.
 * @fires rules-error - What the page asks for is wrong, or could not be loaded: `detail` is `{code, path, message}`.
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
  static override styles = [faceStyles, rulesExplainerStyles];

  /** The id of the game. */
  @property() game: string | undefined;
  /** `french`, `french-4` (four colours) or `italian`. */
  @property() deck: string | undefined;
  /** The game's options as data; set, the attributes say nothing of them. */
  @property({attribute: false}) options: Options | undefined;

  @state() private open: OpenBook | undefined;
  @state() private problem: Problem | undefined;
  @state() private problemWords: RulebookWords | undefined;
  @state() private query = '';
  @state() private target: string | undefined;
  @state() private listed = false;

  readonly #language = new LanguageController(this);
  readonly #bubble = new TermBubble(this);
  readonly #attributes = new MutationObserver(() => this.requestUpdate());
  readonly #contents = {
    go: (name: string): void => this.#goTo(this.renderRoot.querySelector(`#section-${name}`)),
    toggle: (): void => void (this.listed = !this.listed),
  };
  #listening: AbortController | undefined;
  #wanted = '';
  #opening: Promise<void> = Promise.resolve();
  /** The part of the page's address that was followed last. */
  #followed: string | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#listening = new AbortController();
    addEventListener('hashchange', () => this.#followAddress(true), {signal: this.#listening.signal});
    // Which attributes are options is the game's to say.
    this.#attributes.observe(this, {attributes: true});
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#listening?.abort();
    this.#attributes.disconnect();
  }

  /** Opens the book at a rule and moves the focus there; false where the book has no such rule. */
  async show(ruleId: string): Promise<boolean> {
    await this.updateComplete;
    await this.#opening;
    if (!this.open?.book.sections.some(({paragraphs}) => paragraphs.some(({id}) => id === ruleId))) return false;
    this.query = '';
    this.target = ruleId;
    await this.updateComplete;
    this.#goTo(this.renderRoot.querySelector(`#${CSS.escape(ruleId)} h4`));
    return true;
  }

  protected override willUpdate(): void {
    const {language} = this.#language;
    const attributes = [...this.attributes].flatMap(({name, value}) => (ASIDE.has(name) ? [] : [[name, value]]));
    const wanted = JSON.stringify([language, this.game, this.deck, this.options, attributes]);
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    this.#opening = this.#load(wanted);
  }

  async #load(wanted: string): Promise<void> {
    const {language} = this.#language;
    const read = await openBook({
      language,
      game: this.game,
      deck: this.deck,
      options: this.options,
      attribute: (name) => this.getAttribute(name),
    }).catch((error: unknown) => {
      console.error('Cartavola: the rules could not be loaded.', error);
      return {ok: false, problem: {code: 'rules.load', path: '', message: 'The rules could not be loaded.'}} as const;
    });
    if (wanted !== this.#wanted) return;
    if (read.ok) {
      this.open = read.value;
      this.problem = undefined;
      this.#followAddress(false);
      return;
    }
    const words = await loadRulebookWords(language).catch(() => undefined);
    if (wanted !== this.#wanted) return;
    this.open = undefined;
    this.problem = read.problem;
    this.problemWords = words;
    // After the rendering that shows it: listeners may look at the element.
    await this.updateComplete;
    this.dispatchEvent(new RulesErrorEvent(read.problem));
  }

  /** Opens the rule that the page's address names; `again`: also where it was followed before. */
  #followAddress(again: boolean): void {
    const id = new URLSearchParams(location.hash.slice(1)).get('cartavola') ?? undefined;
    if (id === undefined || (!again && id === this.#followed)) return;
    this.#followed = id;
    void this.#opening.then(() => this.show(id));
  }

  #goTo(heading: HTMLElement | null): void {
    heading?.scrollIntoView({block: 'start'});
    heading?.focus({preventScroll: true});
  }

  readonly #handleSearch = (event: Event): void => {
    this.query = (event.target as HTMLInputElement).value;
    this.target = undefined;
  };

  readonly #handleSearchKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.query) return;
    event.preventDefault();
    this.query = '';
  };

  readonly #handleClear = (): void => {
    this.query = '';
    this.renderRoot.querySelector('input')?.focus();
  };

  readonly #handleClick = (event: MouseEvent): void => {
    this.#bubble.handle(event);
    const address = (event.target as Element).closest('.link')?.getAttribute('href');
    if (!address || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // The page may have a base: the address is this page's own.
    event.preventDefault();
    if (location.hash === address) this.#followAddress(true);
    else location.hash = address;
  };

  protected override updated(changed: PropertyValues): void {
    // A word that is no longer there explains nothing.
    if (changed.has('query') || changed.has('open')) this.#bubble.close();
  }

  protected override render(): TemplateResult {
    const {open, problem} = this;
    if (open) return this.#renderBook(open);
    return html`${problem ? this.#renderProblem(problem) : nothing}<slot></slot>`;
  }

  #renderProblem({code, path, message}: Problem): TemplateResult {
    const words = this.problemWords;
    return html`<div class="problem" role="alert" lang=${this.#language.language} dir="ltr">
      <p><b>${words?.problem ?? 'The rules cannot be shown.'}</b></p>
      <p>${words?.problemText(code, path) ?? message}</p>
      <p><code>${code}${path && ` · ${path}`}</code></p>
    </div>`;
  }

  #renderBook(open: OpenBook): TemplateResult {
    const {book, words, language} = open;
    const query = queryFrom(this.query);
    const reading: Reading = {...open, query, found: find(book, query), target: this.target};
    const heading = words.heading(book.title);
    const {handle} = this.#bubble;
    return html`<section class="book" part="book" lang=${language} dir="ltr" aria-label=${heading}>
      <svg class="defs" aria-hidden="true"><defs>${open.faces.defs}</defs></svg>
      <header>
        <h2>${heading}</h2>
        <p class="about">${book.about}</p>
      </header>
      ${this.#renderSearch(reading)}
      <div class="pages">
        ${renderContents(reading, {...this.#contents, listed: this.listed})}
        <div
          class="rules"
          @pointerdown=${handle}
          @click=${this.#handleClick}
          @focusin=${handle}
          @focusout=${handle}
          @pointerover=${handle}
          @pointerleave=${handle}
          @keydown=${handle}
        >
          ${renderRules(reading)}${this.#renderBubble(open)}
        </div>
      </div>
    </section>`;
  }

  #renderSearch({words, found}: Reading): TemplateResult {
    return html`<div class="search" role="search">
      <label for="search">${words.search}</label>
      <input
        id="search"
        part="search"
        type="search"
        autocomplete="off"
        enterkeyhint="search"
        .value=${this.query}
        @input=${this.#handleSearch}
        @keydown=${this.#handleSearchKey}
      />
      <p role="status">${found ? words.found(found.rules.size) : ''}</p>
      ${found ? html`<button type="button" class="clear" @click=${this.#handleClear}>${words.clear}</button>` : nothing}
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
