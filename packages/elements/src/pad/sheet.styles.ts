import {css} from 'lit';

/** Styles of the totals and the deals. */
export const sheetStyles = css`
  .totals {
    display: grid;
    flex: none;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 6px;
  }
  .totals:is([data-parties='3'], [data-parties='5'], [data-parties='6']) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  .party {
    padding: 4px 8px;
    border-radius: 12px;
    background: var(--wash);
    text-align: center;
  }
  .party .name {
    color: var(--quiet);
    font-size: max(12px, 0.9em);
  }
  .party b {
    display: block;
    font-size: 1.7em;
    line-height: 1.15;
    font-variant-numeric: tabular-nums;
  }
  .sides {
    flex: none;
    text-align: center;
  }
  .now {
    display: -webkit-box;
    flex: none;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    overflow: hidden;
    padding-inline: 4px;
    font-weight: 600;
    text-align: center;
  }
  .end {
    color: var(--green);
    font-size: 1.15em;
    font-weight: 800;
  }
  .marks {
    inline-size: 100%;
    table-layout: fixed;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  .marks :is(th, td) {
    padding: 0 3px;
    font-weight: 400;
    text-align: end;
  }
  .marks :is(td, th):first-child {
    inline-size: 52px;
    padding-inline: 0;
    text-align: center;
  }
  .marks thead {
    position: sticky;
    inset-block-start: 0;
    background: var(--surface);
    font-size: 12px;
  }
  /* A name has at most two lines in a narrow column. */
  .marks thead .name {
    display: -webkit-box;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    white-space: normal;
  }
  .marks :is(tbody, tfoot) tr {
    block-size: 45px;
    border-block-start: 1px solid var(--line);
  }
  .marks :is(thead th, tfoot :is(th, td)) {
    font-weight: 700;
  }
  .marks tfoot th {
    font-size: max(12px, 0.84em);
  }
  .number {
    inline-size: 44px;
    border-color: transparent;
    text-decoration: underline;
    text-decoration-color: var(--edge);
    text-underline-offset: 3px;
  }
`;
