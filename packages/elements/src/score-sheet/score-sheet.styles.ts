import {css} from 'lit';

export const scoreSheetStyles = css`
  .companion {
    --room: var(--cartavola-sheet-height, 18em);
  }
  /* A sheet that waits for its first deal. */
  .lines {
    --row: calc(1.4em + 7px);
    flex: 1 1 auto;
    min-block-size: 0;
    background: repeating-linear-gradient(#0000 0 calc(var(--row) - 1px), color-mix(in srgb, currentColor 22%, transparent) 0 var(--row));
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 3px 8px;
    text-align: end;
    font-weight: inherit;
  }
  th[scope='row'] {
    text-align: start;
  }
  thead :is(td, th) {
    /* Over the deals that one scrolls away, on a page of any colour. */
    position: sticky;
    inset-block-start: 0;
    backdrop-filter: blur(12px);
    font-weight: 700;
  }
  tbody tr,
  tfoot tr {
    border-block-start: 1px solid color-mix(in srgb, currentColor 22%, transparent);
  }
  tfoot {
    font-weight: 700;
  }
`;
