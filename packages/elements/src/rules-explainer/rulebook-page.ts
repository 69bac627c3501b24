import {html, nothing, type LitElement, type TemplateResult} from 'lit';
import type {RuleExample} from './lesson/rule-example.js';
import {adopt} from '../element/adopt.js';
import type {OpenBook} from './open-book.js';
import {renderContents, renderRules, type Reading} from './render-rulebook.js';
import {find, queryFrom} from './search.js';

/** Element that shows the rules. */
type BookHost = Pick<LitElement, 'renderRoot' | 'requestUpdate' | 'updateComplete'>;

/** View of the rules, with search, contents and examples. */
export class RulebookPage {
  readonly #host: BookHost;
  readonly #contents = {
    go: (name: string): void => this.#goTo(this.#host.renderRoot.querySelector(`#section-${name}`)),
    toggle: (): void => {
      this.#listed = !this.#listed;
      this.#host.requestUpdate();
    },
  };
  #query = '';
  #target: string | undefined;
  #listed = false;
  /** Id of the rule whose example is open. */
  #exampleOf: string | undefined;
  #example: RuleExample | undefined;

  constructor(host: BookHost) {
    this.#host = host;
  }

  /** Text in the search field. */
  get query(): string {
    return this.#query;
  }

  /** Opens a rule of the book and moves the focus there. */
  async show(ruleId: string): Promise<void> {
    this.#query = '';
    this.#target = ruleId;
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    this.#goTo(this.#host.renderRoot.querySelector(`#${CSS.escape(ruleId)} h4`));
  }

  #goTo(heading: HTMLElement | null): void {
    heading?.scrollIntoView({block: 'start'});
    heading?.focus({preventScroll: true});
  }

  /** Opens or closes the example of a rule; at most one is open. */
  async #showExample(open: OpenBook, rule: string): Promise<void> {
    this.#example?.close();
    this.#example = undefined;
    this.#exampleOf = this.#exampleOf === rule ? undefined : rule;
    this.#host.requestUpdate();
    if (this.#exampleOf === undefined) return;
    try {
      const {RuleExample, ruleExampleStyles} = await import('./lesson/rule-example.js');
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
    this.#query = text;
    this.#target = text === '' ? this.#target : undefined;
    this.#host.requestUpdate();
  }

  readonly #handleSearchKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.#query) return;
    event.preventDefault();
    this.#search('');
  };

  readonly #handleClear = (): void => {
    this.#search('');
    this.#host.renderRoot.querySelector('input')?.focus({preventScroll: true});
  };

  render(open: OpenBook, explained: TemplateResult | typeof nothing): TemplateResult {
    const {book, words} = open;
    const query = queryFrom(this.#query);
    const reading: Reading = {
      ...open,
      query,
      found: find(book, query),
      target: this.#target,
      example: this.#exampleOf === undefined ? undefined : {rule: this.#exampleOf, table: this.#example?.render()},
      showExample: (rule) => void this.#showExample(open, rule),
    };
    return html`<header>
        <h2>${words.heading(book.title)}</h2>
        <p class="about">${book.about}</p>
      </header>
      ${this.#renderSearch(reading)}
      <div class="pages">
        ${renderContents(reading, {...this.#contents, listed: this.#listed})}
        <div class="rules">${renderRules(reading)}${explained}</div>
      </div>`;
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
        .value=${this.#query}
        @input=${(event: Event) => this.#search((event.target as HTMLInputElement).value)}
        @keydown=${this.#handleSearchKey}
      />
      <p role="status">${found ? words.found(found.rules.size) : ''}</p>
      ${found ? html`<button type="button" class="clear" @click=${this.#handleClear}>${words.clear}</button>` : nothing}
    </div>`;
  }
}
