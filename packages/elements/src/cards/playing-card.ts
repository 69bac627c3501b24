import {faceStyles} from '@cartavola/faces';
import {css, isServer, nothing, type TemplateResult} from 'lit';
import {state} from 'lit/decorators.js';
import {property} from '../base/property.js';
import {busy} from '../base/clock.js';
import type {AttributeValue, DeckId} from '../base/attribute-value.js';
import {hostStates} from '../base/host-states.js';
import {KitElement} from '../base/kit-element.js';
import {paintStyles} from '../base/paint.styles.js';
import {LanguageController} from '../base/page/language-controller.js';
import {OnlineController} from '../base/page/online-controller.js';
import {SizeController} from '../base/page/size-controller.js';
import {nameOf} from '../base/tag.js';
import {textOf} from '../base/text-of.js';
import {ownValue} from '../base/settings/first-deck.js';
import {ReaderSettings, type Candidate} from '../base/settings/reader-settings.js';
import {CardErrorEvent} from './events.js';
import {type AskedCard, type CardLook, loadLook} from './load-look.js';
import {isDrawn, renderLook} from './render-look.js';
import {renderText} from './render-text.js';
import {isElement, outerNode} from '../base/page/node-kind.js';

/**
 * Returns ids of possible games from the elements around a card, nearest first: tables, rules explainers and other
 * elements with a `game`.
 */
function gamesAround(start: Element): readonly string[] {
  const ids: string[] = [];
  let node: Node | null = start.parentNode;
  while (node) {
    if (isElement(node)) {
      const [, table] = /^(\w+)-table$/.exec(nameOf(node)) ?? [];
      const game: unknown = table ?? ('game' in node ? node.game : node.getAttribute('game'));
      if (typeof game === 'string') ids.push(game.trim());
    }
    node = outerNode(node);
  }
  return ids;
}

/** Width in pixels below which a full face is too detailed to read. */
const COMPACT_BELOW = 64;

/**
 * Playing card for use within text.
 *
 * @summary A playing card.
 * @fires card-error - The attributes are wrong, or something could not be loaded.
 * @slot - Text of the card, for reader modes, and if the card can't be loaded. It is copied with the sentence.
 * @csspart card - The card.
 */
export class PlayingCard extends KitElement {
  /** Style sheets of the shadow root. */
  static override styles = [
    paintStyles,
    faceStyles,
    css`
      :host {
        /* Server-rendered content replaces the fallback name from cartavola.css. */
        --cartavola-missing: none !important;
        display: inline-block;
        position: relative;
        inline-size: 4.5em;
        min-inline-size: 0;
        aspect-ratio: 5 / 7;
        vertical-align: middle;
        container: cartavola-card / inline-size;
        contain-intrinsic-inline-size: 4.5em;
      }
      /* Text instead of a card that could not be loaded. */
      :host(:state(text)) {
        display: inline;
        position: static;
      }
      :host([hidden]) {
        display: none;
      }
      .defs {
        position: absolute;
        inline-size: 0;
        block-size: 0;
      }
      /* If the page resets all styles, the host has no size, and isn't a container. */
      .card {
        display: inline-block;
        inline-size: 4.5em;
        vertical-align: middle;
      }
      @container cartavola-card (inline-size >= 0) {
        .card {
          display: block;
          inline-size: auto;
        }
      }
      .card > svg {
        display: block;
        inline-size: 100%;
        block-size: auto;
      }
      /* Copied with a sentence, and found by the browser's search. */
      .copied {
        position: absolute;
        inset: 0 auto auto 0;
        inline-size: 1px;
        block-size: 1px;
        overflow: hidden;
        opacity: 0;
        white-space: nowrap;
        pointer-events: none;
      }
      .copied > span {
        white-space: pre;
      }
      .problem {
        font: 0.8em/1.3 system-ui, sans-serif;
        overflow-wrap: anywhere;
      }
    `,
  ];

  /**
   * Rank and suit, for example `QH`, `10♠` or `7d`. The letters are English, whatever the page's language. If the value
   * is absent or empty, the card shows its back.
   */
  @property() card: string | undefined;
  /**
   * Deck to draw: `french`, `french-4` (four colours), `italian` or another registered deck's id.
   * @default 'french'
   */
  @property() deck: AttributeValue<DeckId>;
  /**
   * Game that decides which card of the deck is drawn for a rank and suit. Defaults to the game of the table or rules
   * explainer around the element. Outside any game, Italian cards show hearts as cups, diamonds as coins, clubs as
   * batons and spades as swords.
   */
  @property() game: string | undefined;
  /**
   * True if the card shows one large index and one large suit sign instead of the full face. Cards narrower than 64
   * pixels always do.
   */
  @property({type: Boolean}) compact = false;

  /** Loaded drawing and name, or undefined before anything is loaded. */
  @state() private look: CardLook | undefined;

  readonly #language = new LanguageController(this);
  readonly #readerSettings = new ReaderSettings(this);
  readonly #size = new SizeController(this);
  readonly #states = hostStates(this);
  #wanted = '';

  constructor() {
    super();
    new OnlineController(this, () => {
      if (this.look?.problem?.code.endsWith('.load')) this.#follow(true);
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // The element may have been moved to another game's table.
    this.requestUpdate();
  }

  /** Whether the card is too narrow for a full face. */
  get #isSmall(): boolean {
    const {width} = this.#size;
    return width > 0 && width < COMPACT_BELOW;
  }

  get #text(): string {
    return textOf(this.card)?.trim() ?? '';
  }

  /**
   * Decks in order of precedence. A deck set on the element excludes all others, because the text around the card may
   * depend on it.
   */
  get #decks(): readonly Candidate[] {
    const deck = textOf(this.deck);
    return deck === undefined ? this.#readerSettings.candidates('deck') : ownValue(deck);
  }

  protected override willUpdate(): void {
    if (!isServer) this.#follow();
    const {look} = this;
    if (look?.card !== undefined && !isDrawn(look)) this.#states?.add('text');
    else this.#states?.delete('text');
  }

  /** Loads the card if the attributes have changed, or unconditionally if `again` is true. */
  #follow(again = false): void {
    const asked: AskedCard = {
      card: this.#text,
      decks: this.#decks,
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
    const look = await busy(loadLook(asked));
    if (wanted !== this.#wanted) return;
    this.look = look;
    // Fire the event after rendering, so listeners can inspect the element.
    await this.updateComplete;
    if (look.problem) this.dispatchEvent(new CardErrorEvent(look.problem));
  }

  /** @internal */
  override get isReady(): boolean {
    return this.look !== undefined || this.#text === '';
  }

  protected override render(): TemplateResult | typeof nothing {
    // The previous card stays until the new one is loaded.
    const {look} = this;
    return !look && this.#text !== ''
      ? nothing
      : renderLook(look, this.compact || this.#isSmall, this.textContent.trim() !== '', (name) =>
          renderText(this, name),
        );
  }
}

declare global {
  interface HTMLElementEventMap {
    'card-error': CardErrorEvent;
  }
  interface HTMLElementTagNameMap {
    'playing-card': PlayingCard;
  }
}
