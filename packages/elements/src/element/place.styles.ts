import {css} from 'lit';

/**
 * An element's place in a page: as wide as a paragraph of many short words would be there, and 280 px at least. The host alone cannot
 * say so: a size that its content does not change (which container queries ask for) has no width in rows, columns, floats and dialogs.
 * So a line without height does: its words wrap anywhere, and together they are wider than any page.
 */
export const placeStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    max-inline-size: 100%;
    box-sizing: border-box;
    /* One piece, also in columns and in print. */
    break-inside: avoid;
    /* Without a baseline of its own: a line of text that it stands in is where it was before. */
    contain: layout;
    -webkit-tap-highlight-color: transparent;
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
    /* No line of text that what is around would stand on. */
    contain: layout;
    font-size: 1px;
    line-height: 0;
    /* The least width; of two columns on a phone each keeps its half. */
    text-indent: calc(min(280px, 72vi) - 1px);
    word-spacing: 18000px;
  }
  .measure::before {
    content: '. .';
  }
`;

/**
 * Text styles that pages set on what is around: none of them reaches what the kit says. Language, direction and colour scheme do, and what
 * stands in an author's own step of a lesson keeps the page's.
 */
export const plainTextStyles = css`
  :where(
      .companion,
      .problem,
      .book > :not(.lesson),
      .lesson > :not(.step),
      .step > :not(.step-text),
      .step-text > :not(slot)
    ) {
    font-style: normal;
    font-variant: normal;
    font-weight: 400;
    font-stretch: normal;
    font-size-adjust: none;
    font-feature-settings: normal;
    font-kerning: auto;
    letter-spacing: normal;
    word-spacing: normal;
    text-indent: 0;
    text-transform: none;
    text-shadow: none;
    text-align: start;
    white-space: normal;
    word-break: normal;
    overflow-wrap: normal;
    hyphens: manual;
    line-break: auto;
    tab-size: 8;
    border-collapse: separate;
    border-spacing: 0;
    cursor: auto;
    -webkit-text-stroke: 0;
  }
`;
