import type {Card, Suit} from '@cartavola/engine';
import {css, type SVGTemplateResult} from 'lit';
import type {DirectiveResult} from 'lit/directive.js';
import type {FaceOptions} from './card-picture.js';
import type {Character} from './characters.js';
import {BACK} from './paper.js';
import {shown} from './shown.js';

/** A deck, ready to be drawn inside one shadow root. */
export interface DeckFaces {
  /** Contents of the one `<defs>` that a shadow root needs, after all its cards: what those refer to that were drawn with this deck. */
  readonly defs: DirectiveResult;
  /**
   * Draws a face-up card, hidden from assistive technology: its button or list item has the name.
   * @throws RangeError if the deck has no such card
   */
  face(card: Card, options: FaceOptions): SVGTemplateResult;
  /** Draws backs of cards, by default one, in a row as wide as `most` of them; hidden from assistive technology. `most` is at most 9. */
  back(count?: number, most?: number): SVGTemplateResult;
  /** Draws the pip of a suit alone. */
  sign(suit: Suit): SVGTemplateResult;
}

/** Draws a character, hidden from assistive technology: the name stands beside it. */
export type DrawCharacter = (character: Character) => SVGTemplateResult;

/** Back of a card that needs no `defs`. */
export const back: SVGTemplateResult = shown(BACK);

/** Style sheet with the colours, for every shadow root that shows cards. */
export const faceStyles = css`
  .card-face,
  .card-back,
  .card-sign,
  .character {
    display: block;
    forced-color-adjust: none;
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
  }
  .card-face {
    --card-edge: inset 0 0 0 1px #17202e40;
    overflow: visible;
    border-radius: 9% / 6.43%;
    background: #fffdf7;
    box-shadow: var(--card-edge);
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
    .card-face {
      --card-edge: inset 0 0 0 1px #17202e;
    }
    .cv-paper {
      stroke: #17202e;
    }
  }
  @media (forced-colors: active) {
    .card-face {
      --card-edge: inset 0 0 0 2px CanvasText;
    }
    .cv-paper {
      stroke: CanvasText;
      stroke-width: 2;
    }
  }
`;
