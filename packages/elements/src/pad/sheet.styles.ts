import {css} from 'lit';

/** Styles for the totals and the deals. */
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
    -webkit-line-clamp: 6;
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
    padding: 0 1px;
    font-weight: 400;
    text-align: end;
  }
  .marks :is(td, th):first-child {
    inline-size: max(52px, 3.4em);
    padding-inline: 0;
    text-align: center;
  }
  .marks thead {
    position: sticky;
    inset-block-start: 0;
    background: var(--surface);
    font-size: max(12px, 0.75em);
    vertical-align: bottom;
  }
  .marks :is(tbody, tfoot) tr {
    block-size: 45px;
    border-block-start: 1px solid var(--line);
  }
  .marks tfoot :is(th, td) {
    font-weight: 700;
  }
  .marks tfoot th {
    font-size: max(12px, 0.72em);
  }
  .number {
    inline-size: 44px;
    border-color: transparent;
    text-decoration: underline;
    text-decoration-color: var(--edge);
    text-underline-offset: 3px;
  }
  @container cartavola-pad (inline-size < 15em) {
    .party .name {
      font-size: 0.76em;
    }
  }
  /* If the text is large, the table scrolls horizontally. */
  @container cartavola-pad (inline-size < 15em) or ((inline-size < 30em) and (inline-size >= 600px)) {
    .marks {
      table-layout: auto;
    }
    .marks .name {
      min-inline-size: 5.5em;
      overflow-wrap: anywhere;
    }
  }
`;
