import {css} from 'lit';

/**
 * Default width of an element in a page: that of a paragraph, between 280 px and 720 px. Container queries need size
 * containment, which leaves the host without an intrinsic width in rows, columns, floats and dialogs. An invisible line
 * of two words provides one.
 */
export const placeStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    max-inline-size: 100%;
    box-sizing: border-box;
    writing-mode: horizontal-tb;
    /* Don't split the element across columns or pages. */
    break-inside: avoid;
    /* Layout containment removes the baseline, so the element doesn't shift the line of text around it. */
    contain: layout;
    -webkit-tap-highlight-color: transparent;
    /* Server-rendered content replaces the fallback sentence from cartavola.css. */
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
    /* Keep surrounding content from aligning with this line. */
    contain: layout;
    font-size: 1px;
    line-height: 0;
    /* The minimum width. On a phone, two elements side by side get half of the width each. */
    text-indent: calc(min(280px, 72vi) - 1px);
    word-spacing: 440px;
  }
  .measure::before {
    content: '. .';
  }
`;
