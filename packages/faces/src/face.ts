import type {Card, Suit} from '@cartavola/engine';
import {css, html, svg, type SVGTemplateResult, type TemplateResult} from 'lit';

/** The decks that can be shown: French in two colours, French in four colours, Italian. */
export const DECKS = ['french', 'french-4', 'italian'] as const;
/** One of `DECKS`. */
export type Deck = (typeof DECKS)[number];

/** Letters and size of a card's face. */
export interface FaceOptions {
  /** The index letters of the reader's language: French cards use A K Q J, Italian ones K N J. */
  readonly letters: Readonly<Record<'A' | 'K' | 'Q' | 'J' | 'N', string>>;
  /** One big index and one big sign: for cards that are less than 64 px wide. */
  readonly compact?: boolean;
}

/** A deck, ready to be drawn inside one shadow root. */
export interface DeckFaces {
  /** What `face` refers to: the contents of the one `<defs>` that a shadow root needs. */
  readonly defs: SVGTemplateResult;
  /**
   * The drawing of a card that lies face up, hidden from assistive technology: its button or list item says the name.
   * @throws RangeError if the deck has no such card
   */
  face(card: Card, options: FaceOptions): TemplateResult;
  /** The sign of a suit alone. */
  sign(suit: Suit): TemplateResult;
}

/** Lines that cross in a lozenge net of 4 × 6 meshes, in one path. */
const net = Array.from({length: 7}, (_, row) => 18 * row + 16)
  .map(
    (y) =>
      (y > 16 ? `M8 ${y}` + 'l10.5-9 10.5 9'.repeat(4) : '') + (y < 124 ? `M8 ${y}` + 'l10.5 9 10.5-9'.repeat(4) : ''),
  )
  .join('');

/** The back of a card: six elements, because a table shows it up to forty times. */
export const back: TemplateResult = html`<svg
  class="card-back"
  viewBox="0 0 100 140"
  aria-hidden="true"
  focusable="false"
>
  ${svg`<rect class="cv-paper" x=".5" y=".5" width="99" height="139" rx="9"/><rect x="6" y="6" width="88" height="128" rx="5" fill="#84282a"/><path d=${net} fill="none" stroke="#e9c9a0" stroke-width="1.1" opacity=".7"/><circle cx="50" cy="70" r="17" fill="#84282a" stroke="#e3b13d" stroke-width="1.6"/><path d="M50 56l2.8 7.200 7.100-3.100-3.100 7.100L64 70l-7.200 2.8 3.100 7.100-7.100-3.100L50 84l-2.8-7.200-7.100 3.100 3.100-7.100L36 70l7.200-2.8-3.100-7.100 7.100 3.100z" fill="#e3b13d"/>`}
</svg>`;

/** Colours by class, for every shadow root that shows cards. */
export const faceStyles = css`
  .card-face,
  .card-back,
  .card-sign {
    display: block;
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
  .cv-paper {
    fill: #fffdf7;
    stroke: #17202e40;
  }
  .cv-spades,
  .cv-clubs {
    color: #17202e;
  }
  .cv-hearts,
  .cv-diamonds {
    color: #b00d24;
  }
  .four.cv-diamonds {
    color: #0b47b8;
  }
  .four.cv-clubs {
    color: #007a65;
  }
  .cv-coins {
    color: #9b6a08;
  }
  .cv-cups {
    color: #821717;
  }
  .cv-swords {
    color: #0a2c7b;
  }
  .cv-batons {
    color: #1b6a56;
  }
  @media print {
    .cv-paper {
      stroke: #17202e;
    }
  }
  @media (forced-colors: active) {
    .cv-paper {
      stroke: CanvasText;
      stroke-width: 2;
    }
  }
`;
