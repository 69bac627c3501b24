import {css} from 'lit';

/** Styles of a printed lesson. */
export const sheetStyles = css`
  .sheet ol {
    padding-inline-start: 2.2em;
  }
  .exercise {
    margin-block-end: 14pt;
    break-inside: avoid;
  }
  @media print {
    .solutions {
      break-before: page;
    }
    .sheet ol {
      columns: calc(var(--cartavola-em) * 15) 2;
      column-gap: calc(var(--cartavola-em) * 1.5);
    }
    .sheet .middle {
      min-block-size: 0;
    }
    .sheet .felt {
      gap: 0;
      padding: 8px;
      border: 1px solid #000;
      color: #000;
      background: none;
    }
    .sheet :is(.by, .heap-name, .slot) {
      border-color: #000;
      color: #000;
    }
    .sheet .other {
      border: 1px solid #000;
      background: none;
    }
    .sheet :is(.felt .card, .slot) {
      max-inline-size: 44px;
      font-size: calc(var(--cartavola-em) * 0.625);
    }
  }
`;
