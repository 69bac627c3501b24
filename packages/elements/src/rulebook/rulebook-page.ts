import {html, nothing, type LitElement, type TemplateResult} from 'lit';
import type {Found} from '@cartavola/words/search/search-book.js';
import type {RuleExample} from '../question/answers/rule-example.js';
import {adopt} from '../base/adopt.js';
import type {OpenBook, OpenRules} from '../question/open-book.js';
import {renderContents, renderRules, type Reading} from './render-rulebook.js';
import {rulebookStyles} from './rulebook.styles.js';
import {Searching} from './searching.js';

/** Styles for the rules, in addition to those of the element. */
export const rulebookPageStyles = rulebookStyles;

type BookHost = Pick<LitElement, 'renderRoot' | 'requestUpdate' | 'updateComplete'>;

/** Rules view, with a search, a table of contents and examples. */
export class RulebookPage {
  readonly #host: BookHost;
  readonly #contents = {
    go: (name: string): void => this.#goTo(this.#host.renderRoot.querySelector(`#section-${name}`)),
    toggle: (): void => {
      this.#listed = !this.#listed;
      this.#host.requestUpdate();
    },
  };
  readonly #searching: Searching;
  #target: string | undefined;
  #listed = false;
  /** Id of the rule whose example is open. */
  #exampleOf: string | undefined;
  #example: RuleExample | undefined;

  constructor(host: BookHost) {
    this.#host = host;
    this.#searching = new Searching(() => host.requestUpdate());
  }

  /** Opens a rule and moves focus to it. */
  async show(ruleId: string): Promise<void> {
    this.#searching.write('');
    this.#target = ruleId;
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    this.#goTo(this.#host.renderRoot.querySelector(`#${CSS.escape(ruleId)} h4`));
  }

  #goTo(heading: HTMLElement | null): void {
    heading?.scrollIntoView({block: 'start'});
    heading?.focus({preventScroll: true});
  }

  /** Opens or closes a rule's example. At most one is open. */
  async #showExample(open: OpenBook, rule: string): Promise<void> {
    this.#example?.close();
    this.#example = undefined;
    this.#exampleOf = this.#exampleOf === rule ? undefined : rule;
    this.#host.requestUpdate();
    if (this.#exampleOf === undefined) return;
    try {
      const {RuleExample, ruleExampleStyles} = await import('../question/answers/rule-example.js');
      const example = await RuleExample.load(open, rule, () => this.#host.requestUpdate());
      if (this.#exampleOf !== rule) return;
      adopt(this.#host.renderRoot as ShadowRoot, ruleExampleStyles);
      this.#example = example;
    } catch (error) {
      console.error('Cartavola: the example could not be loaded.', error);
      this.#exampleOf = undefined;
    }
    this.#host.requestUpdate();
  }

  #search(text: string): void {
    this.#searching.write(text);
    this.#target = text === '' ? this.#target : undefined;
    this.#host.requestUpdate();
  }

  readonly #handleSearchKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.#searching.text) return;
    event.preventDefault();
    this.#search('');
  };

  readonly #handleClear = (): void => {
    this.#search('');
    this.#host.renderRoot.querySelector('input')?.focus({preventScroll: true});
  };

  /** Renders the rules of a book, which must be loaded. */
  render(named: OpenBook, explained: TemplateResult | typeof nothing): TemplateResult {
    const open: OpenRules = {...named, book: named.rules.code!};
    const {book, words} = open;
    const results = this.#searching.results(open);
    const reading: Reading = {
      ...open,
      target: this.#target,
      example: this.#exampleOf === undefined ? undefined : {rule: this.#exampleOf, table: this.#example?.render()},
      showExample: (rule) => void this.#showExample(open, rule),
    };
    return html`<header>
        <h2>${words.heading(book.title)}</h2>
        <p class="about">${book.about}</p>
      </header>
      ${this.#renderSearch(open, results?.found)} ${results?.list ?? nothing}
      <div class=${results ? 'pages aside' : 'pages'}>
        ${renderContents(reading, {...this.#contents, listed: this.#listed})}
        <div class="rules">${renderRules(reading)}${explained}</div>
      </div>`;
  }

  #renderSearch(open: OpenRules, found: Found | undefined): TemplateResult {
    const {words} = open;
    const {text, isMissing} = this.#searching;
    return html`<div class="search" role="search">
      <label for="search">${words.search}</label>
      <input
        id="search"
        part="search"
        type="search"
        autocomplete="off"
        enterkeyhint="search"
        .value=${text}
        @focus=${() => void this.#searching.load(open)}
        @input=${(event: Event) => this.#search((event.target as HTMLInputElement).value)}
        @keydown=${this.#handleSearchKey}
      />
      <p role="status">
        ${isMissing ? words.problemText('rules.load', '') : found ? words.found(found.rules.length) : ''}
      </p>
      ${text ? html`<button type="button" class="clear" @click=${this.#handleClear}>${words.clear}</button>` : nothing}
    </div>`;
  }
}
