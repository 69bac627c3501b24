import type {Problem} from '@cartavola/engine';
import {loadTableWords, type TableWords} from '@cartavola/words';
import {css, html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property, state} from 'lit/decorators.js';
import {TableErrorEvent} from '../card-table/table-error-event.js';
import {explanationOf} from '../explanation.js';
import {KitElement} from '../kit-element.js';
import {LanguageController} from '../language-controller.js';
import {OnlineController} from '../online-controller.js';
import {plainTextStyles} from '../place.styles.js';
import {TableController, type TableLike} from './table-controller.js';

const ownStyles = css`
  :host {
    display: block;
  }
  .companion {
    font: 400 var(--cartavola-font-size, medium)/1.4 var(--cartavola-font, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif);
  }
  .companion > * {
    font-size: 0.94em;
  }
  :host([hidden]) {
    display: none;
  }
  p,
  ol {
    margin: 0;
  }
`;

/** What companions have in common. */
export const companionStyles = [plainTextStyles, ownStyles];

const UNLOADED: Problem = {code: 'table.load', path: '', message: 'The words of this part could not be loaded.'};

/** An element that shows something of a table beside it, in the language of the page. */
export abstract class Companion extends KitElement {
  /** The id of the table, in the same document or shadow root; absent: the table around this element. */
  @property() for: string | undefined;

  @state() private words: TableWords | undefined;
  /** What is shown where they could not be loaded. */
  @state() private explanation: unknown;

  readonly #language = new LanguageController(this);
  readonly #table = new TableController(this);
  #wanted = '';

  constructor() {
    super();
    new OnlineController(this, () => this.explanation && this.#load());
  }

  /** What it is called. */
  protected abstract titleIn(words: TableWords): string;
  /** What it shows of the table it found. */
  protected abstract show(table: TableLike, words: TableWords): TemplateResult;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('for')) this.#table.look();
    if (this.#language.language !== this.#wanted) void this.#load();
  }

  /** Loads the words of the page's language; where they do not come, those that are there stay. */
  async #load(): Promise<void> {
    const language = (this.#wanted = this.#language.language);
    try {
      const words = await loadTableWords(language);
      if (language !== this.#wanted) return;
      [this.words, this.explanation] = [words, undefined];
    } catch {
      if (language !== this.#wanted) return;
      this.explanation = await explanationOf(UNLOADED, language, this.renderRoot as ShadowRoot);
      await this.updateComplete;
      this.dispatchEvent(new TableErrorEvent(UNLOADED));
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    const {words} = this;
    if (!words) return this.explanation ? html`${this.explanation}<slot></slot>` : nothing;
    const {table} = this.#table;
    return html`<section class="companion" lang=${this.#language.language} dir="ltr" aria-label=${this.titleIn(words)}>
      ${table ? this.show(table, words) : html`<p>${words.noTable}</p>`}
    </section>`;
  }
}
