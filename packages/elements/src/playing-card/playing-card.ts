import type {Card} from '@cartavola/engine';
import {back, faceStyles, USUAL_DECK, type DeckFaces} from '@cartavola/faces';
import type {CardWords} from '@cartavola/words';
import {css, html, nothing, type TemplateResult} from 'lit';
import {property, state} from 'lit/decorators.js';
import {KitElement} from '../element/kit-element.js';
import {LanguageController} from '../page/language-controller.js';
import {OnlineController} from '../page/online-controller.js';
import {textOf} from '../element/text-of.js';
import {CardErrorEvent} from './events.js';
import {type AskedCard, type CardLook, loadLook} from './load-look.js';

/** The ids by which the elements around one, the nearest first, may be of a game: tables, and what explains rules. */
function gamesAround(start: Element): readonly string[] {
  const ids: string[] = [];
  let node: Node | null = start.parentNode;
  while (node) {
    if (node instanceof Element) {
      const [, table] = /^(\w+)-table$/.exec(node.localName) ?? [];
      const game: unknown = table ?? ('game' in node ? node.game : node.getAttribute('game'));
      if (typeof game === 'string') ids.push(game.trim());
    }
    node = node instanceof ShadowRoot ? node.host : node.parentNode;
  }
  return ids;
}

/** Below this width, in pixels, a full face is too fine to read. */
const COMPACT_BELOW = 64;

/**
 * One card, for use in a text.
 *
 * @summary A playing card.
 * @fires card-error - What the page asks for is wrong, or could not be loaded: `detail` is `{code, path, message}`.
 * @csspart card - The card.
 */
export class PlayingCard extends KitElement {
  /** Style sheets of the shadow root. */
  static override styles = [
    faceStyles,
    css`
      :host {
        display: inline-block;
        inline-size: 4.5em;
        aspect-ratio: 5 / 7;
        vertical-align: middle;
      }
      :host([hidden]) {
        display: none;
      }
      .defs {
        position: absolute;
        inline-size: 0;
        block-size: 0;
      }
      .card > svg {
        display: block;
        inline-size: 100%;
        block-size: auto;
      }
      .problem {
        font: 0.8em/1.3 system-ui, sans-serif;
        overflow-wrap: anywhere;
      }
    `,
  ];

  /** A rank and a suit, such as `QH`, `10♠` or `7d`. Absent or empty: the back. */
  @property() card: string | undefined;
  /** `french`, `french-4` (four colours), `italian`, or the id of a deck that is registered. */
  @property() deck: string | undefined;
  /**
   * The game whose cards those of the deck stand for; absent: that of the table or the explainer around, else none: then, with Italian
   * cards, hearts are cups, diamonds coins, clubs batons and spades swords.
   */
  @property() game: string | undefined;
  /** One big index and one big sign, as below 64 pixels of width in any case. */
  @property({type: Boolean}) compact = false;

  @state() private small = false;
  /** Undefined before anything is loaded. */
  @state() private look: CardLook | undefined;

  readonly #language = new LanguageController(this);
  #wanted = '';

  constructor() {
    super();
    new OnlineController(this, () => {
      if (this.look?.problem?.code.endsWith('.load')) this.#follow(true);
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    widths().observe(this);
    // It may stand in another game now.
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    widths().unobserve(this);
  }

  /** @internal */
  set width(width: number) {
    this.small = width > 0 && width < COMPACT_BELOW;
  }

  get #text(): string {
    return textOf(this.card)?.trim() ?? '';
  }

  protected override willUpdate(): void {
    this.#follow();
  }

  /** Loads what is asked, unless it is what was asked before; `again`: also then. */
  #follow(again = false): void {
    const asked: AskedCard = {
      card: this.#text,
      deck: textOf(this.deck) ?? USUAL_DECK,
      game: textOf(this.game)?.trim() ?? '',
      around: gamesAround(this),
      language: this.#language.language,
    };
    const wanted = JSON.stringify(asked);
    if (wanted === this.#wanted && !again) return;
    this.#wanted = wanted;
    void this.#load(wanted, asked);
  }

  async #load(wanted: string, asked: AskedCard): Promise<void> {
    const look = await loadLook(asked);
    if (wanted !== this.#wanted) return;
    this.look = look;
    // After the rendering that shows it: listeners may look at the element.
    await this.updateComplete;
    if (look.problem) this.dispatchEvent(new CardErrorEvent(look.problem));
  }

  protected override render(): TemplateResult | typeof nothing {
    const {look} = this;
    if (!look && this.#text !== '') return nothing;
    if (!look || (look.text === '' && !look.problem)) return html`<span class="card" part="card">${back}</span>`;
    // What was loaded last, until what is asked now is loaded.
    const {text, card, language, faces, words, problem} = look;
    const name = card === undefined ? text : (words?.name(card) ?? text);
    if (problem && card === undefined) {
      return html`<span class="problem">${name} <code>${problem.code} · ${problem.path}</code></span>`;
    }
    if (card === undefined || !faces || !words) return html`<span class="problem" lang=${language}>${name}</span>`;
    return html`<svg class="defs" aria-hidden="true"><defs>${faces.defs}</defs></svg>
      <span class="card" part="card" role="img" lang=${language} aria-label=${name}>${this.#face(card, faces, words)}</span>`;
  }

  /** A card that the deck does not have is written out. */
  #face(card: Card, faces: DeckFaces, words: CardWords): TemplateResult {
    try {
      return faces.face(card, {letters: words.letters, compact: this.compact || this.small});
    } catch {
      return html`<span class="problem">${words.name(card)}</span>`;
    }
  }
}

let observer: ResizeObserver | undefined;

/** One for all cards. It tells before the page is painted: no card is seen with the wrong face. */
const widths = (): ResizeObserver =>
  (observer ??= new ResizeObserver((entries) => {
    for (const {target, contentRect} of entries) (target as PlayingCard).width = contentRect.width;
  }));

declare global {
  interface HTMLElementTagNameMap {
    'playing-card': PlayingCard;
  }
}
