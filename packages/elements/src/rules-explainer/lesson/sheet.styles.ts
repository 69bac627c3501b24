import {css} from 'lit';

/** A lesson on paper. */
export const sheetStyles = css`
  .sheet ol {
    padding-inline-start: 2.2em;
  }
  .exercise {
    margin-block-end: 14pt;
    break-inside: avoid;
  }
  @media print {
    .views {
      display: none;
    }
    .solutions {
      break-before: page;
    }
    .sheet ol {
      columns: 15rem 2;
      column-gap: 1.5rem;
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
      font-size: 0.625rem;
    }
  }
`;
