import {optionAttribute, type Options, type Problem} from '@cartavola/engine';
import {readPad, writePad} from '@cartavola/engine/pad.js';
import {html, isServer, type PropertyValues, type TemplateResult} from 'lit';
import {state} from 'lit/decorators.js';
import {property} from '../base/property.js';
import {busy} from '../base/clock.js';
import {FormValue} from '../base/form-value.js';
import {KitElement} from '../base/kit-element.js';
import type {ScoreStanding} from '../base/score-standing.js';
import {textOf} from '../base/text-of.js';
import {LanguageController} from '../base/page/language-controller.js';
import {OnlineController} from '../base/page/online-controller.js';
import {loadCounting} from './games.js';
import {
  PadErrorEvent,
  PadReadyEvent,
  type PadMatchEvent,
  type PadRoundEvent,
  type PadUndoEvent,
  type PadUnsavedEvent,
} from './events.js';
import {loadPad, type LoadedPad} from './load-pad.js';
import {PadPages, renderPad} from './pad-pages.js';
import {standingOf} from './pad-standing.js';
import {padStyles} from './score-pad.styles.js';

const UNLOADED: Problem = {code: 'pad.load', path: '', message: 'Part of the score pad could not be loaded.'};

/**
 * Score pad for a game with real cards, for use on a phone. The players enter their counts at the end of each deal, and
 * the pad adds them up by the game's rules. The game's options are attributes, as on its table. The players choose the
 * options that the page doesn't set.
 *
 * @summary A score pad for a game at a real table.
 * @slot - Fallback content, shown if the pad could not be loaded.
 * @csspart pad - The container.
 * @csspart sheet - The deals and their points.
 * @cssprop [--cartavola-font=system-ui] - The typeface.
 * @cssprop [--cartavola-font-size=medium] - The size of text: the reader’s own by default.
 * @cssprop [--cartavola-radius=16px] - The radius of the corners.
 * @cssprop [--cartavola-pad-height=clamp(31.25em, 100svh, 40em)] - The height, at least `22em`.
 * @fires pad-ready - The pad shows its first match, a different match, or the same match with different names.
 * @fires pad-round - A deal was entered, corrected or removed.
 * @fires pad-undo - The last change was undone.
 * @fires pad-match - A deal ended the match.
 * @fires pad-error - The attributes are wrong, a pad can't be read, or something could not be loaded.
 * @fires pad-unsaved - The pad cannot be saved in this browser, or a saved pad cannot be read.
 */
export class ScorePad extends KitElement {
  /** Whether the element takes part in forms. */
  static readonly formAssociated = true;
  /** Style sheets of the shadow root. */
  static override styles = padStyles;

  /** Returns the names of the attributes for a game's options. @internal */
  static async optionAttributesOf(game: string): Promise<readonly string[]> {
    const counting = Object.hasOwn(loadCounting, game) ? await loadCounting[game]!() : undefined;
    return counting?.rules.options.map(({name}) => optionAttribute(name)) ?? [];
  }

  /** Id of the game. */
  @property() game: string | undefined;
  /**
   * Name under which this browser saves the pad. Each game and each set of options from the page has a separate pad.
   */
  @property() save: string | undefined;
  /**
   * Name in a form. The form submits the match as text under this name, and as JSON (`cartavola-pad/1`) under the name
   * with `-data`, once a match has begun.
   */
  @property() name: string | undefined;
  /** The game's options as data. If set, they replace the options given as attributes. */
  @property({attribute: false}) options: Options | undefined;

  @state() private loaded: LoadedPad | undefined;
  @state() private explanation: unknown;

  readonly #language = new LanguageController(this);
  readonly #formValue = new FormValue(this);
  #attributes: MutationObserver | undefined;
  #pages: PadPages | undefined;
  #wanted = '';
  /** Options for which the pad was loaded. */
  #asked: unknown;
  #loads = 0;
  /** Pad that the page set before the game was loaded. */
  #given: unknown;

  constructor() {
    super();
    new OnlineController(this, () => {
      if (this.explanation !== undefined) this.#follow(true);
    });
  }

  /** Observes the attributes for options. */
  override connectedCallback(): void {
    super.connectedCallback();
    // Observe all attributes, because any of them may be an option of the game.
    this.#attributes = new MutationObserver(() => this.requestUpdate());
    this.#attributes.observe(this, {attributes: true});
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#attributes?.disconnect();
    // If the element was only moved within the page, it is connected again before this microtask runs.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#pages?.close();
      this.#pages = undefined;
      this.#wanted = '';
    });
  }

  /**
   * Pad as plain data, in the format `cartavola-pad/1`. Set it to continue with another pad. If that pad is invalid,
   * the current one stays and the element fires `pad-error`. Undefined before a match has begun.
   */
  @property({attribute: false, noAccessor: true})
  get pad(): Readonly<Record<string, unknown>> | undefined {
    const pad = this.#pages?.added?.pad;
    return pad && this.#pages
      ? (JSON.parse(writePad(pad, this.#pages.controller.counting)) as Readonly<Record<string, unknown>>)
      : undefined;
  }
  set pad(given: unknown) {
    this.#given = given;
    this.#take();
  }

  /** Form that the pad belongs to, or null. */
  get form(): HTMLFormElement | null {
    return this.#formValue.form;
  }

  /** @internal */
  formDisabledCallback(isDisabled: boolean): void {
    this.#formValue.follow('pad', isDisabled);
  }

  /** Marks and totals so far, for a score sheet. Undefined before a match has begun. */
  get standing(): ScoreStanding | undefined {
    return this.#pages?.view && standingOf(this.#pages.view);
  }

  /** Undoes the last change. Returns false if there is none. */
  undo(): boolean {
    return this.#pages?.undo() ?? false;
  }

  /** Deletes the pad, the names and the undo history, including the copies stored in the browser. */
  erase(): void {
    this.#pages?.erase();
  }

  /** @internal */
  override get isReady(): boolean {
    return this.loaded !== undefined || this.explanation !== undefined;
  }

  protected override willUpdate(_: PropertyValues<this>): void {
    if (!isServer && this.isConnected) this.#follow();
  }

  /** Loads the game and the UI text if the attributes have changed, or if `again` is true. */
  #follow(again = false): void {
    this.#language.look();
    const asked = {
      game: textOf(this.game)?.trim().toLowerCase() ?? '',
      language: this.#language.language,
      options: this.options as unknown,
      attribute: (name: string) => this.getAttribute(name),
    };
    const own = [...this.attributes].filter(
      ({name}) => !/^(?:class|id|name|form|disabled|style|slot|data-.*)$/.test(name),
    );
    const wanted = JSON.stringify([
      asked.game,
      asked.language,
      textOf(this.save),
      own.map(({name, value}) => [name, value]),
    ]);
    // Compare the `options` objects by identity, because reading the page's object may throw.
    if (!again && wanted === this.#wanted && this.#asked === this.options) return;
    this.#asked = this.options;
    this.#wanted = wanted;
    const load = ++this.#loads;
    void busy(loadPad(asked))
      .catch(() => ({ok: false, problem: UNLOADED}) as const)
      .then(async (read) => {
        if (load !== this.#loads) return;
        if (!read.ok) return this.#fail(read.problem);
        this.explanation = undefined;
        await this.#open(read.value);
      });
  }

  async #fail(problem: Problem): Promise<void> {
    const {language} = this.#language;
    this.loaded = undefined;
    this.explanation = await busy(import('../base/explanation.js')).then(
      ({explanationOf}) => explanationOf(problem, language, this.renderRoot as ShadowRoot),
      () => html`<p role="alert">${problem.message}</p>`,
    );
    await this.updateComplete;
    this.dispatchEvent(new PadErrorEvent(problem));
  }

  /** Opens the pad of the loaded game, unless only the language has changed. */
  async #open(loaded: LoadedPad): Promise<void> {
    const key = JSON.stringify([
      textOf(this.save) ?? '',
      loaded.counting.rules.id,
      Object.entries(loaded.given).sort(),
    ]);
    if (this.#pages?.key !== key) {
      this.#pages?.close();
      const pages = new PadPages(this, key, loaded);
      this.#pages = pages;
      await pages.controller.open();
      // The element was removed in the meantime, or its game has changed.
      if (this.#pages !== pages) return;
    } else this.#pages.loaded = loaded;
    this.#pages.ready();
    this.loaded = loaded;
    await this.updateComplete;
    this.#take();
    if (this.#pages?.added) this.dispatchEvent(new PadReadyEvent(this.#pages.summary));
  }

  /** Shows a pad that the page has set, if the game is loaded. */
  #take(): void {
    const given = this.#given;
    if (given === undefined || !this.#pages || !this.loaded) return;
    this.#given = undefined;
    const read = readPad(given, [this.loaded.counting]);
    if (read.ok) this.#pages.show(read.value.pad);
    else this.dispatchEvent(new PadErrorEvent(read.problem));
  }

  protected override updated(): void {
    this.#formValue.set(this.name ? this.#pages?.formText : undefined);
    this.#formValue.follow('pad');
    // Make an overflowing note focusable, so that the keyboard can scroll it.
    const note = this.renderRoot.querySelector<HTMLElement>('.note');
    if (note && note.scrollHeight > note.clientHeight) note.tabIndex = 0;
    else note?.removeAttribute('tabindex');
    // Move the focus after this update, because focusing a part may request another one.
    queueMicrotask(() => this.#pages?.moveFocus());
  }

  protected override render(): TemplateResult {
    const {explanation} = this;
    if (explanation !== undefined)
      return html`<div class="measure" aria-hidden="true"></div>${explanation}<slot></slot>`;
    return renderPad(this.loaded && this.#pages, this.#language.language);
  }
}

declare global {
  interface HTMLElementEventMap {
    'pad-ready': PadReadyEvent;
    'pad-round': PadRoundEvent;
    'pad-undo': PadUndoEvent;
    'pad-match': PadMatchEvent;
    'pad-error': PadErrorEvent;
    'pad-unsaved': PadUnsavedEvent;
  }
  interface HTMLElementTagNameMap {
    'score-pad': ScorePad;
  }
}
