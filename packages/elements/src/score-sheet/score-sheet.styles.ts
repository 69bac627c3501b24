import {css} from 'lit';

export const scoreSheetStyles = css`
  :host {
    overflow-x: auto;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  caption {
    text-align: start;
    font-weight: 700;
    padding-block-end: 4px;
  }
  th,
  td {
    padding: 6px 8px;
    text-align: end;
    font-weight: inherit;
  }
  th[scope='row'] {
    text-align: start;
  }
  thead th {
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
