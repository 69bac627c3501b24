import {parseCard, type ItalianFaces} from '@cartavola/engine';
import {back, DECKS, faceStyles, loadDeck, type Deck, type DeckFaces} from '@cartavola/faces';
import {loadCardWords, type CardWords} from '@cartavola/words';
import {css, html, LitElement, nothing, type TemplateResult} from 'lit';
import {property, state} from 'lit/decorators.js';
import {adoptAgain} from '../adopt.js';
import {LanguageController} from '../language-controller.js';

/** Below this width, in pixels, a full face is too fine to read. */
const COMPACT_BELOW = 64;

/**
 * One card, for use in a text.
 *
 * @summary A playing card.
 * @csspart card - The card.
 */
export class PlayingCard extends LitElement {
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
      }
    `,
  ];

  /** A rank and a suit, such as `QH`, `10♠` or `7d`. Absent or empty: the back. */
  @property() card: string | undefined;
  /** `french`, `french-4` (four colours) or `italian`. */
  @property() deck: string | undefined;
  /** With Italian cards: the game whose cards they stand for; absent: the first that has them. */
  @property() game: string | undefined;
  /** One big index and one big sign, as below 64 pixels of width in any case. */
  @property({type: Boolean}) compact = false;

  @state() private small = false;
  @state() private faces: DeckFaces | undefined;
  @state() private words: CardWords | undefined;

  readonly #language = new LanguageController(this);
  #wanted = '';

  /** In another document, such as a frame's, the browser has taken the style sheets away. @internal */
  adoptedCallback(): void {
    adoptAgain(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    widths().observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    widths().unobserve(this);
  }

  /** @internal */
  set width(width: number) {
    this.small = width > 0 && width < COMPACT_BELOW;
  }

  protected override willUpdate(): void {
    const deck = this.#deck;
    const wanted = `${this.#language.language} ${deck} ${this.game ?? ''}`;
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    void this.#load(wanted, deck);
  }

  get #deck(): Deck {
    return DECKS.find((deck) => deck === this.deck) ?? 'french';
  }

  async #load(wanted: string, deck: Deck): Promise<void> {
    const italian = deck === 'italian' ? await italianFaces(this.game) : undefined;
    const [faces, words] = await Promise.all([
      loadDeck(deck === 'italian' && !italian ? 'french' : deck, italian),
      loadCardWords(this.#language.language, italian),
    ]);
    if (wanted !== this.#wanted) return;
    this.faces = faces;
    this.words = words;
  }

  protected override render(): TemplateResult | typeof nothing {
    const {faces, words} = this;
    const compact = this.compact || this.small;
    if (!this.card) return html`<span class="card" part="card">${back}</span>`;
    const card = parseCard(this.card.trim());
    if (!faces || !words) return nothing;
    if (card === undefined) return html`<span class="problem">${this.card}?</span>`;
    return html`<svg class="defs" aria-hidden="true"><defs>${faces.defs}</defs></svg>
      <span class="card" part="card" role="img" lang=${this.#language.language} aria-label=${words.name(card)}
        >${this.#face(faces, words, compact)}</span
      >`;
  }

  /** A card that the deck does not have is written out. */
  #face(faces: DeckFaces, words: CardWords, compact: boolean): TemplateResult {
    const card = parseCard(this.card!.trim())!;
    try {
      return faces.face(card, {letters: words.letters, compact});
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

async function italianFaces(wanted: string | undefined): Promise<ItalianFaces | undefined> {
  const {rules} = await import('@cartavola/engine/rules/games.js');
  const game = rules.find(({id}) => !wanted || id === wanted);
  return game?.italian({});
}

declare global {
  interface HTMLElementTagNameMap {
    'playing-card': PlayingCard;
  }
}
