import {css} from 'lit';

export const scoreSheetStyles = css`
  .companion {
    --room: var(--cartavola-sheet-height, 18em);
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
