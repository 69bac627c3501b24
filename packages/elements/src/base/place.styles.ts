import {css} from 'lit';

/**
 * Default size of an element in a page: as wide as a paragraph of 720 px in one line, and at least 280 px. The host alone cannot have
 * that: under size containment (for container queries) it has no intrinsic width in rows, columns, floats and dialogs. An invisible line of
 * two words gives it one.
 */
export const placeStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    max-inline-size: 100%;
    box-sizing: border-box;
    writing-mode: horizontal-tb;
    /* No break inside, in columns or in print. */
    break-inside: avoid;
    /* No baseline of its own: a line of text that contains it keeps its position. */
    contain: layout;
    -webkit-tap-highlight-color: transparent;
    /* What a server has rendered needs no sentence of cartavola.css. */
    --cartavola-missing: '' !important;
  }
  :host([hidden]) {
    display: none;
  }
  .measure {
    all: initial;
    display: block;
    flex: none;
    block-size: 0;
    overflow: hidden;
    visibility: hidden;
    /* Not a line of text that content around could be aligned with. */
    contain: layout;
    font-size: 1px;
    line-height: 0;
    /* The smallest width; in two columns on a phone each keeps its half. */
    text-indent: calc(min(280px, 72vi) - 1px);
    word-spacing: 440px;
  }
  .measure::before {
    content: '. .';
  }
`;
