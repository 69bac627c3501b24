import {css} from 'lit';

/** Styles of all that an explainer prints: black on white, in the flow of the page, without what can only be used on a screen. */
export const printStyles = css`
  @media print {
    /* Columns and pages break only what is laid out as a block. */
    :host,
    .room:has(> .book),
    .book,
    .book:has(.lesson, .sheet) {
      display: block;
      min-block-size: 0;
      overflow: visible;
      contain: none;
    }
    .box {
      container-type: normal;
    }
    .book,
    .book:has(.lesson) {
      color-scheme: light;
      padding: 0;
      border: 0;
      color: #000;
      background: #fff;
    }
    .views,
    .bubble {
      display: none;
    }
    .term {
      color: inherit;
      text-decoration: none;
    }
    .card svg {
      filter: none;
    }
  }
`;
