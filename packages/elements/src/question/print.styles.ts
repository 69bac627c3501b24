import {css} from 'lit';

/** Print styles for an explainer: black on white, in the page's flow, without controls. */
export const printStyles = css`
  @media print {
    /* Only block layout can break across columns and pages. */
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
