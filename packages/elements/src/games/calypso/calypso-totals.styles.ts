import {css} from 'lit';

/** Styles for the totals in the bar: the totals of a match have up to four digits. */
export const calypsoTotalsStyles = css`
  .totals b {
    min-inline-size: 2.9em;
  }
  @container cartavola-table (inline-size < 27.5em) {
    .bar {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
    }
    .totals {
      gap: 4px;
    }
    .totals > li {
      flex: 1;
    }
  }
  @container cartavola-table (inline-size < 24em) {
    .totals b {
      min-inline-size: 0;
      font-size: 1.1em;
    }
    .totals li > .avatar {
      margin: 0;
    }
  }
  @container cartavola-table (inline-size < 21em) {
    .totals b {
      font-size: max(12px, 0.857em);
    }
    .totals .avatar {
      --size: 1.4em;
    }
  }
  /* Four totals in columns of fixed width. */
  @container cartavola-table (inline-size < 18em) {
    .totals > li {
      gap: 1px;
      min-inline-size: 0;
    }
  }
`;
