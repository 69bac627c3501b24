import {loadTableWords, type TableWords} from '@cartavola/words';
import {css, html, LitElement, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property, state} from 'lit/decorators.js';
import {adoptAgain} from '../adopt.js';
import {LanguageController} from '../language-controller.js';
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

/** An element that shows something of a table beside it, in the language of the page. */
export abstract class Companion extends LitElement {
  /** The id of the table, in the same document or shadow root; absent: the table around this element. */
  @property() for: string | undefined;

  @state() private words: TableWords | undefined;

  readonly #language = new LanguageController(this);
  readonly #table = new TableController(this);
  #wanted = '';

  /** In another document, such as a frame's, the browser has taken the style sheets away. @internal */
  adoptedCallback(): void {
    adoptAgain(this);
  }

  /** What it is called. */
  protected abstract titleIn(words: TableWords): string;
  /** What it shows of the table it found. */
  protected abstract show(table: TableLike, words: TableWords): TemplateResult;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('for')) this.#table.look();
    const {language} = this.#language;
    if (language === this.#wanted) return;
    this.#wanted = language;
    void loadTableWords(language).then((words) => {
      if (language === this.#wanted) this.words = words;
    });
  }

  protected override render(): TemplateResult | typeof nothing {
    const {words} = this;
    if (!words) return nothing;
    const {table} = this.#table;
    return html`<section class="companion" lang=${this.#language.language} dir="ltr" aria-label=${this.titleIn(words)}>
      ${table ? this.show(table, words) : html`<p>${words.noTable}</p>`}
    </section>`;
  }
}
