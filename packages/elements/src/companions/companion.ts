import type {Problem} from '@cartavola/engine';
import type {Language, TableWords} from '@cartavola/words';
import {css, html, isServer, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {state} from 'lit/decorators.js';
import {property} from '../base/property.js';
import {TableErrorEvent} from '../match/table-error-event.js';
import {busy} from '../base/clock.js';
import {explanationOf} from '../base/explanation.js';
import {KitElement} from '../base/kit-element.js';
import {LanguageController} from '../base/page/language-controller.js';
import {OnlineController} from '../base/page/online-controller.js';
import {paintStyles} from '../base/paint.styles.js';
import {placeStyles} from '../base/place.styles.js';
import {plainTextStyles} from '../base/plain-text.styles.js';
import {isTable, TableController, type TableLike} from './table-controller.js';

const ownStyles = css`
  .companion {
    display: flex;
    flex: 1 1 auto;
    flex-direction: column;
    box-sizing: border-box;
    /* Content that grows later scrolls instead of enlarging the element. A page may set another height on the
       element. */
    block-size: var(--room);
    min-block-size: 0;
    padding: 12px 16px;
    border: 1px solid color-mix(in srgb, currentColor 22%, transparent);
    border-radius: min(var(--cartavola-radius, 12px), 12px);
    overflow-wrap: break-word;
    font: 400 var(--cartavola-font-size, medium)/1.4 var(--cartavola-font, system-ui, sans-serif);
  }
  .companion > * {
    font-size: 0.94em;
  }
  h3 {
    flex: none;
    margin: 0 0 4px;
    font-weight: 700;
  }
  .scroll {
    flex: 1 1 auto;
    min-block-size: 0;
    overflow: auto;
  }
  p,
  ol {
    margin: 0;
  }
  .scroll:focus-visible {
    outline: 2px solid currentColor;
    outline-offset: 2px;
  }
  /* A panel provides the title and the frame. */
  :host([data-panel]) .companion {
    block-size: auto;
    padding: 0;
    border: 0;
  }
  :host([data-panel]) h3 {
    display: none;
  }
  @media print {
    .companion {
      block-size: auto;
    }
  }
`;

/** Style sheets that all companions share. */
export const companionStyles = [placeStyles, plainTextStyles, paintStyles, ownStyles];

const MEASURE = html`<div class="measure" aria-hidden="true"></div>`;

const UNLOADED: Problem = {code: 'table.load', path: '', message: 'The text of this element could not be loaded.'};

/**
 * Base class of elements that show a part of a table outside the table.
 *
 * @slot - Fallback content, shown if the script or the UI text could not be loaded.
 * @fires table-error - The UI text could not be loaded.
 * @cssprop [--cartavola-font=system-ui] - The typeface.
 * @cssprop [--cartavola-font-size=medium] - The font size: the reader’s own by default.
 * @cssprop [--cartavola-radius=12px] - The radius of the corners; 12px at most.
 */
export abstract class Companion<
  W extends Pick<TableWords, 'noTable'> = TableWords,
  T extends HTMLElement = TableLike,
> extends KitElement {
  /** Id of the table, in the same document or shadow root. Defaults to the nearest ancestor table. */
  @property() for: string | undefined;

  @state() private words: W | undefined;
  /** Content shown if the UI text could not be loaded. */
  @state() private explanation: unknown;

  /** Uses the table's language unless `lang` is set, because the companion shows the table's sentences. */
  readonly #language: LanguageController = new LanguageController(this, () =>
    this.hasAttribute('lang') ? this : (this.#table.table ?? this),
  );
  readonly #table: TableController<T> = new TableController<T>(this, (element): element is T & Element =>
    this.follows(element),
  );
  #wanted = '';
  /** Whether the newest entry was in view before rendering. */
  #follows = true;

  constructor() {
    super();
    new OnlineController(this, () => this.explanation && this.#load());
  }

  /** Whether the UI text is loaded and the table, if there is one, is defined. @internal */
  override get isReady(): boolean {
    return this.explanation !== undefined || (this.words !== undefined && !this.#table.isWaiting);
  }

  /** Loads the UI text in a language. */
  protected abstract readonly loadWords: (language: Language) => Promise<W>;
  /** Title of the companion, or undefined if its content doesn't need one. */
  protected abstract titleIn(words: W): string | undefined;
  /**
   * Renders the content below the title. Put long content in a `.scroll` element. If it is also `.growing`, its end
   * stays in view.
   */
  protected abstract show(table: T, words: W): TemplateResult;

  /** Returns whether the companion can follow an element. By default, it follows tables. */
  protected follows(element: Element): boolean {
    return isTable(element);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (isServer) return;
    if (changed.has('for')) this.#table.look();
    this.#language.look();
    if (this.#language.language !== this.#wanted) void this.#load();
  }

  /** Loads the UI text in the current language. If that fails, keeps the old text. */
  async #load(): Promise<void> {
    const language = (this.#wanted = this.#language.language);
    try {
      const words = await busy(this.loadWords(language));
      if (language !== this.#wanted) return;
      [this.words, this.explanation] = [words, undefined];
    } catch {
      if (language !== this.#wanted) return;
      this.explanation = await explanationOf(UNLOADED, language, this.renderRoot as ShadowRoot);
      await this.updateComplete;
      this.dispatchEvent(new TableErrorEvent(UNLOADED));
    }
  }

  /**
   * Table that the companion follows, or undefined if there is none. Looks it up each time, because it may have been
   * replaced.
   */
  protected get table(): T | undefined {
    this.#table.look();
    return this.#table.table;
  }

  /** Checks whether the newest entry is in view, so `updated` scrolls only if the reader hasn't scrolled away. */
  protected override update(changed: PropertyValues<this>): void {
    const before = this.#scroller;
    this.#follows = !before || before.scrollTop + before.clientHeight >= before.scrollHeight - 8;
    super.update(changed);
  }

  protected override updated(): void {
    const scroller = this.#scroller;
    if (scroller && this.#follows) scroller.scrollTop = scroller.scrollHeight;
  }

  get #scroller(): Element | null {
    return this.renderRoot.querySelector('.growing');
  }

  protected override render(): TemplateResult {
    const {words, explanation} = this;
    if (!words && explanation) return html`${MEASURE}${explanation}<slot></slot>`;
    return html`${MEASURE}${this.#renderFramed(words, this.#language.language, this.#table.table)}`;
  }

  /** Renders the companion on a server, where the table has no match. @internal */
  async renderServed(language: Language, table: T): Promise<TemplateResult> {
    return html`${MEASURE}${this.#renderFramed(await this.loadWords(language), language, table)}`;
  }

  /** Renders the frame, which reserves space even before the UI text is loaded. */
  #renderFramed(words: W | undefined, language: Language, table: T | undefined): TemplateResult {
    return html`<section
      class="companion"
      lang=${words ? language : nothing}
      dir="ltr"
      aria-label=${(words && this.titleIn(words)) ?? nothing}
    >
      ${words ? this.#renderTitled(words, table) : nothing}
    </section>`;
  }

  #renderTitled(words: W, table: T | undefined): TemplateResult {
    const title = this.titleIn(words);
    return html`${title === undefined ? nothing : html`<h3>${title}</h3>`}
      ${table ? this.show(table, words) : html`<p>${words.noTable}</p>`}`;
  }
}

declare global {
  interface HTMLElementEventMap {
    'table-error': TableErrorEvent;
  }
}
