import {THEMES, type Box, type Theme} from '@cartavola/diagrams';
import type {Problem} from '@cartavola/engine';
import type {Letters} from '@cartavola/engine/notation.js';
import {isServer, type TemplateResult} from 'lit';
import {state} from 'lit/decorators.js';
import {property} from '../base/property.js';
import {busy} from '../base/clock.js';
import type {AttributeValue, DeckId} from '../base/attribute-value.js';
import {hostStates} from '../base/host-states.js';
import {KitElement} from '../base/kit-element.js';
import type {Sharing} from '../base/sharing.js';
import {textOf} from '../base/text-of.js';
import {ContentController} from '../base/page/content-controller.js';
import {LanguageController} from '../base/page/language-controller.js';
import {OnlineController} from '../base/page/online-controller.js';
import {WrittenLanguage} from '../picture/written-language.js';
import {SizeController} from '../base/page/size-controller.js';
import {problemText} from '../picture/problem-text.js';
import {textWithin} from '../picture/text-within.js';
import {ownValue} from '../base/settings/first-deck.js';
import {ReaderSettings} from '../base/settings/reader-settings.js';
import {diagramStyles} from './card-diagram.styles.js';
import {DiagramErrorEvent} from './events.js';
import type {AskedDiagram} from './cards-diagram.js';
import {loadDiagram, type LoadedDiagram} from './load-diagram.js';
import {renderDiagram, renderUnloaded, renderWrong} from './render-diagram.js';

const UNLOADED: Problem = {code: 'diagram.load', path: '', message: 'Part of the diagram could not be loaded.'};

/**
 * Picture of a hand, a trick, a table or a moment of a match, for use in an article. Its content is a record, or
 * notation in the element or in an attribute.
 *
 * @summary A picture of cards.
 * @slot - The notation, which readers see if scripts are off.
 * @slot caption - A caption below the picture.
 * @csspart picture - The picture.
 * @csspart ground - The background of the picture.
 * @csspart save - The button that saves the picture as a file.
 * @csspart caption - The caption from the attribute.
 * @cssprop [--cartavola-felt=#1f5c46] - The colour of the felt.
 * @cssprop [--cartavola-accent=#ffd34d] - The colour of rings and arrows on the felt.
 * @cssprop [--cartavola-text=#fffdf7] - The colour of text on the felt.
 * @cssprop [--cartavola-font=system-ui] - The typeface.
 * @cssprop [--cartavola-radius=12px] - The corner radius of the background.
 * @cssprop [--cartavola-diagram-height=420px] - The height of a table, or `auto` for the height of its content.
 * @fires diagram-error - The content is wrong, or something could not be loaded.
 */
export class CardDiagram extends KitElement {
  /** Style sheets of the shadow root. */
  static override styles = diagramStyles;

  /** Notation, or a record as text. Defaults to the element's own text. */
  @property() notation: string | undefined;
  /**
   * Game, if the content doesn't specify one. With a game, the element reserves space for a table before the diagram is
   * loaded.
   */
  @property() game: string | undefined;
  /** Language of the card letters, if the content doesn't specify one. Defaults to the page's language, or English. */
  @property() letters: AttributeValue<Letters>;
  /** Number of moves after which a match is shown. Defaults to all moves. */
  @property() ply: AttributeValue<number>;
  /** Seat, from 0, from whose point of view a match is shown. By default, all hands are open. */
  @property() seat: AttributeValue<number>;
  /** Cards and ranks to dim, such as `9 8 7D`. */
  @property() dim: string | undefined;
  /** Arrows between cards, such as `7D>5C, KS>KH`. */
  @property() arrows: string | undefined;
  /** Caption below the picture, as plain text. */
  @property() caption: string | undefined;
  /** Whether to show cards without a table within a line of text. */
  @property({type: Boolean}) inline = false;
  /**
   * Deck to draw: `french`, `french-4` (four colours), `italian` or another registered deck's id.
   * @default 'french'
   */
  @property() deck: AttributeValue<DeckId>;
  /** Background of the picture. Defaults to felt for a table, and to none (`plain`) for cards without a table. */
  @property() theme: AttributeValue<Theme>;
  /**
   * Whether readers can save the picture as a file: `all` or `none`.
   * @default 'all'
   */
  @property() sharing: AttributeValue<Sharing>;
  /** Record or position as data instead of text. */
  @property({attribute: false}) record: unknown;

  @state() private loaded: LoadedDiagram | undefined;
  @state() private problem: Problem | undefined;
  /** Problem in the reader's language. */
  @state() private explanation = '';

  readonly #language = new LanguageController(this);
  readonly #readerSettings = new ReaderSettings(this);
  readonly #size: SizeController = new SizeController(this, () => this.shadowRoot?.querySelector('.ground'));
  readonly #text = new ContentController(this, textWithin);
  readonly #written = new WrittenLanguage();
  readonly #states = hostStates(this);
  #wanted: readonly unknown[] = [];

  constructor() {
    super();
    new OnlineController(this, () => {
      if (this.problem === UNLOADED) this.#follow(true);
    });
  }

  protected override willUpdate(): void {
    if (!isServer) this.#follow();
    if (this.#isText) this.#states?.add('text');
    else this.#states?.delete('text');
  }

  /** Whether the diagram is text in its sentence, because something could not be loaded. */
  get #isText(): boolean {
    return this.inline && this.problem === UNLOADED;
  }

  /** Loads the diagram if its attributes or content have changed, or unconditionally if `again` is true. */
  #follow(again = false): void {
    const deck = textOf(this.deck);
    const given = this.record ?? textOf(this.notation) ?? this.#text.text ?? '';
    const asked: AskedDiagram = {
      given,
      game: textOf(this.game)?.trim().toLowerCase() ?? '',
      letters: textOf(this.letters),
      language: this.#language.language,
      written: this.#written.of(given, this.#language.language),
      decks: deck === undefined ? this.#readerSettings.candidates('deck') : ownValue(deck),
      ply: textOf(this.ply),
      seat: textOf(this.seat),
      dim: textOf(this.dim) ?? '',
      arrows: textOf(this.arrows) ?? '',
      theme: textOf(this.theme),
      sharing: textOf(this.sharing),
    };
    const {given: _, ...texts} = asked;
    const wanted = [given, JSON.stringify(texts)];
    if (!again && wanted.every((one, place) => one === this.#wanted[place])) return;
    this.#wanted = wanted;
    void this.#load(wanted, asked);
  }

  async #load(wanted: readonly unknown[], asked: AskedDiagram): Promise<void> {
    const loaded = await busy(loadDiagram(asked)).catch(() => ({ok: false, problem: UNLOADED}) as const);
    const explanation = loaded.ok ? '' : await problemText(loaded.problem, asked.language);
    if (wanted !== this.#wanted) return;
    this.explanation = explanation;
    this.loaded = loaded.ok ? loaded.value : undefined;
    if (loaded.ok) this.#written.note(asked.given, asked.written);
    this.problem = loaded.ok ? undefined : loaded.problem;
    // Fire the event after rendering, so listeners can inspect the element.
    await this.updateComplete;
    if (!loaded.ok) this.dispatchEvent(new DiagramErrorEvent(loaded.problem));
  }

  /** Caption from the attribute, or from a `<figcaption>` that isn't in the slot. */
  get #caption(): string {
    const own = isServer ? undefined : this.querySelector(':scope > figcaption:not([slot])');
    return textOf(this.caption) ?? own?.textContent?.trim() ?? '';
  }

  get #theme(): Theme | undefined {
    const given = textOf(this.theme);
    return THEMES.find((theme) => theme === given);
  }

  /** Size of the space that is available for the picture. The height is 0 if the page sets it to `auto`. */
  get #box(): Box {
    const {width, height} = this.#size;
    const isGiven = this.loaded && getComputedStyle(this).getPropertyValue('--cartavola-diagram-height') !== 'auto';
    return {width, height: isGiven ? height : 0};
  }

  /** @internal */
  override get isReady(): boolean {
    return this.loaded !== undefined || this.problem !== undefined;
  }

  protected override render(): TemplateResult {
    const {loaded, problem} = this;
    const {inline} = this;
    if (this.#isText) return renderUnloaded(textOf(this.notation));
    return problem
      ? renderWrong(problem, this.explanation, inline)
      : renderDiagram(loaded, {
          ...{box: this.#box, theme: this.#theme, inline, caption: this.#caption},
          hasText: this.#text.text !== undefined,
          maySave: textOf(this.sharing) !== 'none',
        });
  }
}

declare global {
  interface HTMLElementEventMap {
    'diagram-error': DiagramErrorEvent;
  }
  interface HTMLElementTagNameMap {
    'card-diagram': CardDiagram;
  }
}
