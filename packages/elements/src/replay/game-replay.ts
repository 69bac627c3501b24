import {THEMES, type Picture, type Theme} from '@cartavola/diagrams';
import type {Problem} from '@cartavola/engine';
import type {Letters} from '@cartavola/engine/notation.js';
import {html, isServer, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {state} from 'lit/decorators.js';
import {property} from '../base/property.js';
import type {AttributeValue, DeckId} from '../base/attribute-value.js';
import {KitElement} from '../base/kit-element.js';
import type {Sharing} from '../base/sharing.js';
import {textOf} from '../base/text-of.js';
import type {PackedMatch} from '../links/packed-match.js';
import {ContentController} from '../base/page/content-controller.js';
import {LanguageController} from '../base/page/language-controller.js';
import {OnlineController} from '../base/page/online-controller.js';
import {WrittenLanguage} from '../picture/written-language.js';
import {SizeController} from '../base/page/size-controller.js';
import {problemText} from '../picture/problem-text.js';
import {textWithin} from '../picture/text-within.js';
import {ownValue} from '../base/settings/first-deck.js';
import {ReaderSettings} from '../base/settings/reader-settings.js';
import {ReplayController} from './replay-controller.js';
import {ReplayErrorEvent, type ReplayBranchEvent, type ReplayGuessEvent, type ReplayPlyEvent} from './events.js';
import {followKeys, followSwipes} from './input.js';
import {Jumps} from './jumps.js';
import {moveCards} from './motion.js';
import type {OpenReplay} from './open-replay.js';
import {ReplayLoader, UNLOADED} from './replay-loader.js';
import {SPEEDS, type ReplaySpeed} from './playback.js';
import {renderReplay} from './render-replay.js';
import {replayStyles} from './replay.styles.js';

/**
 * Recorded match to step through. The content is a record, or notation with moves, in the element, at a URL or as a
 * property.
 *
 * @summary A match to step through.
 * @slot - The record or notation, which is shown to readers without scripts.
 * @csspart replay - The container.
 * @csspart place - The line with the current deal and move.
 * @csspart ground - The background of the cards.
 * @csspart picture - The cards.
 * @csspart save - The button that saves the picture as a file.
 * @csspart controls - The buttons for stepping and playing.
 * @csspart comment - The comment, and other possible moves.
 * @csspart question - A question to the reader.
 * @csspart moves - The list of moves.
 * @csspart options - The options at the bottom.
 * @cssprop [--cartavola-replay-height=640px] - The height, or 560px if the moves fit beside the cards.
 * @cssprop [--cartavola-felt=#1f5c46] - The colour of the felt.
 * @cssprop [--cartavola-accent=#ffd34d] - The colour of rings on the felt.
 * @cssprop [--cartavola-text=#fffdf7] - The colour of text on the felt.
 * @cssprop [--cartavola-font=system-ui] - The typeface.
 * @cssprop [--cartavola-font-size=16px] - The font size.
 * @cssprop [--cartavola-radius=14px] - The radius of the corners.
 * @fires replay-ply - Another moment is shown.
 * @fires replay-branch - The replay switches to moves that are not part of the match, or back to the match.
 * @fires replay-guess - The reader has guessed a move.
 * @fires replay-error - The content is wrong, or something could not be loaded.
 */
export class GameReplay extends KitElement {
  /** Style sheets of the shadow root. */
  static override styles = replayStyles;

  /** URL of a record or of notation. */
  @property() src: string | undefined;
  /** Id of the game, if the content doesn't specify one. */
  @property() game: string | undefined;
  /** Language of the card letters, if the notation doesn't declare one. Defaults to the page's language, or English. */
  @property() letters: AttributeValue<Letters>;
  /** Number of moves after which the match is initially shown. Defaults to 0. */
  @property() ply: AttributeValue<number>;
  /**
   * Seat, from 0, from whose point of view the match is shown, with the other hands hidden. By default, all hands are
   * open and the reader can choose a seat.
   */
  @property() seat: AttributeValue<number>;
  /**
   * Seat, from 0, whose moves the reader guesses before seeing them. The match is shown from that seat's point of view.
   */
  @property() guess: AttributeValue<number>;
  /**
   * Speed of automatic play.
   * @default 'normal'
   */
  @property() speed: AttributeValue<ReplaySpeed>;
  /**
   * Deck to draw: `french`, `french-4` (four colours), `italian` or another registered deck's id.
   * @default 'french'
   */
  @property() deck: AttributeValue<DeckId>;
  /** Background of the cards. @default 'felt' */
  @property() theme: AttributeValue<Theme>;
  /** Whether to show the match in the page's URL fragment instead of the element's own. */
  @property({type: Boolean, attribute: 'opens-links'}) opensLinks = false;
  /**
   * Whether readers can save the picture as a file and copy a link to it: `all` or `none`.
   * @default 'all'
   */
  @property() sharing: AttributeValue<Sharing>;
  /** Record as data or JSON text, or notation. Replaces the element's content. */
  @property({attribute: false}) record: unknown;

  @state() private open: OpenReplay | undefined;
  @state() private problem: Problem | undefined;
  /** Message about the problem in the reader's language. */
  @state() private explanation = '';
  /** Figures for print, or undefined while the page isn't being printed. */
  @state() private printed: unknown;

  /** @internal */
  readonly readerSettings: ReaderSettings = new ReaderSettings(this);
  readonly #language = new LanguageController(this);
  readonly #text = new ContentController(this, textWithin);
  readonly #size: SizeController = new SizeController(this, () => this.shadowRoot?.querySelector('.ground'));
  readonly #jumps = new Jumps(this);
  readonly #written = new WrittenLanguage();
  readonly #loader = new ReplayLoader();
  readonly #controller = new ReplayController(this);
  /** Whether the element has no content and is waiting for a match from a link. */
  #isWaiting = false;
  /** Last rendered picture. */
  #picture: Picture | undefined;

  constructor() {
    super();
    new OnlineController(this, () => {
      if (this.problem === UNLOADED) void this.#follow(true);
    });
  }

  /** Match from a link. @internal */
  get linked(): PackedMatch | undefined {
    return this.#jumps.linked;
  }

  /** True once there is a match. @internal */
  get hasMatch(): boolean {
    return this.open !== undefined;
  }

  /**
   * Shows the match after `ply` moves. Returns false if no match is open yet, or if that moment can't be shown or is
   * already shown.
   */
  goTo(ply: number): boolean {
    const place = this.open?.model.match.placeOf(ply);
    return place !== undefined && this.#controller.goTo(place);
  }

  /** Shows the next move. Returns false if there is none, or if the reader must guess it first. */
  next(): boolean {
    return this.#controller.step('next');
  }

  /** Shows the moment before the last move. Returns false at the start. */
  previous(): boolean {
    return this.#controller.step('previous');
  }

  /** Starts automatic play. */
  play(): void {
    this.#controller.play();
  }

  /** Stops automatic play. */
  pause(): void {
    this.#controller.pause();
  }

  /** Listens for printing. @internal */
  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('beforeprint', this.#handlePrint);
    addEventListener('afterprint', this.#handlePrinted);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('beforeprint', this.#handlePrint);
    removeEventListener('afterprint', this.#handlePrinted);
    // If the element was only moved within the page, it is connected again before this microtask runs.
    queueMicrotask(() => this.isConnected || this.#controller.pause());
  }

  protected override firstUpdated(): void {
    followKeys(this.shadowRoot!, this.#controller.step, this.#controller.toggle);
    followSwipes(this.shadowRoot!, this.#controller.step);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (isServer) return;
    if (changed.has('ply') && this.open) this.goTo(Number(textOf(this.ply) ?? 0));
    void this.#follow();
  }

  /** Opens the requested match if the request has changed or `again` is true. */
  async #follow(again = false): Promise<void> {
    const deck = textOf(this.deck);
    const {linked} = this.#jumps;
    const own = this.record ?? this.#text.text ?? '';
    this.#isWaiting = this.opensLinks && !linked && own === '' && !this.src;
    if (this.#isWaiting) return;
    const request = {
      given: linked ? `${linked.game} ${linked.packed}` : own,
      src: textOf(this.src)?.trim(),
      game: linked ? '' : (textOf(this.game)?.trim().toLowerCase() ?? ''),
      letters: textOf(this.letters),
      seat: textOf(this.seat),
      guess: textOf(this.guess),
      ply: textOf(this.ply),
      theme: textOf(this.theme),
      speed: textOf(this.speed),
      sharing: textOf(this.sharing),
      language: this.#language.language,
      written: this.#written.of(own || this.src, this.#language.language),
      decks: deck === undefined ? this.readerSettings.candidates('deck') : ownValue(deck),
    };
    const opened = await this.#loader.open(request, this.open, again);
    if (!opened) return;
    if (!opened.ok && linked && opened.problem !== UNLOADED && (own !== '' || this.src)) {
      this.#jumps.refuse();
      this.dispatchEvent(new ReplayErrorEvent({...opened.problem, code: 'link.record', path: 'record'}));
      await this.#follow();
      this.#controller.tell(this.open?.replay.linkWrong);
      return;
    }
    const wanted = this.#jumps.take();
    const problem = opened.ok ? this.#controller.open(opened.value, wanted) : opened.problem;
    this.explanation = problem ? await problemText(problem, request.language) : '';
    this.open = opened.ok && !problem ? opened.value : undefined;
    this.problem = problem;
    if (!problem) this.#written.note(own || this.src, request.written);
    // Fire the event after rendering, so listeners can inspect the element.
    await this.updateComplete;
    if (problem) this.dispatchEvent(new ReplayErrorEvent(problem));
    else if (wanted !== undefined) this.#jumps.show();
  }

  /** Renders figures of the moments with comments. This is synchronous, so it finishes before the page is printed. */
  readonly #handlePrint = (): void => {
    if (!this.open) return;
    this.printed = this.#controller.figures();
    this.performUpdate();
  };

  readonly #handlePrinted = (): void => {
    this.printed = undefined;
  };

  /** Speed of automatic play from the attribute or the reader's settings. @internal */
  get usualSpeed(): ReplaySpeed {
    const given = textOf(this.speed) ?? this.readerSettings.value('speed');
    return SPEEDS.find((speed) => speed === given) ?? 'normal';
  }

  /** True if readers can save pictures and copy links. @internal */
  get maySave(): boolean {
    return textOf(this.sharing) !== 'none';
  }

  get #theme(): Theme {
    const given = textOf(this.theme);
    return THEMES.find((theme) => theme === given) ?? 'felt';
  }

  /** @internal */ override get isReady(): boolean {
    return this.open !== undefined || this.problem !== undefined || this.#isWaiting;
  }

  protected override updated(_: PropertyValues): void {
    const {picture} = this.#controller;
    const svg = this.shadowRoot!.querySelector<SVGElement>('.ground > .picture');
    if (svg && picture && this.#picture && this.#controller.isStepping) moveCards(svg, this.#picture, picture);
    this.#picture = picture;
    this.#controller.shown();
  }

  protected override render(): TemplateResult {
    return html`<div class="measure" aria-hidden="true"></div><div class="box">${this.#renderInside()}</div>`;
  }

  #renderInside(): TemplateResult {
    const {open, problem} = this;
    if (problem) {
      const {code, path} = problem;
      return html`<div class="problem" role="alert"><slot></slot>${this.explanation} <code>${code}${path && ` · ${path}`}</code></div>`;
    }
    if (!open) return html`<div class="replay"><slot></slot></div>`;
    const controller = this.#controller;
    if (controller.table) return controller.renderPlaying();
    const {width, height} = this.#size;
    return html`${renderReplay(open, controller.state(width, height, this.#theme), controller.turn, controller.acts, this.maySave)}
      <div class="spoken" aria-live="polite" aria-atomic="true" lang=${open.language}>${controller.spoken}</div>${this.printed ?? nothing}`;
  }
}

declare global {
  interface HTMLElementEventMap {
    'replay-branch': ReplayBranchEvent;
    'replay-error': ReplayErrorEvent;
    'replay-guess': ReplayGuessEvent;
    'replay-ply': ReplayPlyEvent;
  }
  interface HTMLElementTagNameMap {
    'game-replay': GameReplay;
  }
}
