import {css} from 'lit';

/** Styles for the count at the end of a deal. */
export const countStyles = css`
  .count {
    inline-size: 100%;
    margin-block-end: 12px;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  .count :is(td, th) {
    padding: 2px 0 2px 6px;
    text-align: end;
    font-weight: 400;
  }
  .count th[scope='row'] {
    padding-inline-start: 0;
    text-align: start;
    color: #4c5664;
  }
  .count tfoot tr :is(td, th) {
    border-block-start: 1px solid #17202e40;
    font-weight: 700;
  }
  .count .together :is(td, th) {
    color: var(--ink);
    font-size: 1.2em;
    font-weight: 800;
  }
  .score .marks {
    display: none;
  }
  /* Room for four numbers, each with four digits and a sign. */
  @container cartavola-table (inline-size < 24em) {
    .score {
      padding-inline: 10px;
    }
    .count {
      font-size: max(12px, 0.857em);
    }
    .count :is(td, th) {
      padding-inline-start: 3px;
    }
    .count th[scope='row'] {
      hyphens: auto;
      overflow-wrap: anywhere;
    }
  }
  @container cartavola-table (280px <= inline-size < 17em) {
    .table .score .count {
      font-size: 0.6em;
    }
    .count :is(td, th) {
      padding-inline-start: 0.5em;
    }
  }
`;
