import type {Card, Suit} from '@cartavola/engine';
import {css, type SVGTemplateResult} from 'lit';
import type {DirectiveResult} from 'lit/directive.js';
import type {FaceOptions} from './card-picture.js';
import type {Character} from './characters.js';
import {BACK} from './paper.js';
import {shown} from './shown.js';

/** Deck that is ready to be drawn in a shadow root. */
export interface DeckFaces {
  /**
   * Definitions that cards drawn with this deck refer to. A shadow root needs them once, in a `<defs>` after all its
   * cards.
   */
  readonly defs: DirectiveResult;
  /**
   * Draws a face-up card. It is hidden from assistive technology, because its button or list item provides the name.
   * @throws RangeError if the deck has no such card
   */
  face(card: Card, options: FaceOptions): SVGTemplateResult;
  /**
   * Draws a row of `count` card backs (1 by default) in the space of `most` backs (up to 9). Hidden from assistive
   * technology.
   */
  back(count?: number, most?: number): SVGTemplateResult;
  /** Draws only the pip of a suit. */
  sign(suit: Suit): SVGTemplateResult;
}

/** Draws a character. Hidden from assistive technology, because the name is displayed beside it. */
export type DrawCharacter = (character: Character) => SVGTemplateResult;

/** Card back that doesn't refer to `defs`. */
export const back: SVGTemplateResult = shown(BACK);

/** Style sheet with the colours of cards. Every shadow root that contains cards needs it. */
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
    /* The background that the page's own colours remove. */
    .card-sign {
      background: #fffdf7;
      box-shadow: 0 0 0 1px #fffdf7;
    }
    .cv-paper {
      stroke: CanvasText;
      stroke-width: 2;
    }
  }
`;
