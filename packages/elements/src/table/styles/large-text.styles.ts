import {css} from 'lit';

/** Styles for text that is large for the width, such as text at 200% on a phone. Every part is on its own line. */
export const largeTextStyles = css`
  @container cartavola-table (280px <= inline-size < 17em) {
    .table .title,
    .table .name {
      white-space: normal;
      overflow-wrap: anywhere;
    }
    .table .totals {
      flex-wrap: wrap;
      gap: 2px 12px;
    }
    .table .totals > li {
      flex: none;
    }
    .table .seats {
      grid-auto-flow: row;
      min-block-size: 0;
    }
    .table .seats .seat {
      display: grid;
      grid-template: 'avatar who taken pile' auto / auto minmax(0, 1fr) auto auto;
      column-gap: 8px;
      text-align: start;
    }
    .table .seats .seat .who {
      display: flex;
      flex-flow: row wrap;
      min-block-size: 0;
    }
    .table .seats .pile {
      grid-area: pile;
    }
    .table .seat .badge + .badge {
      position: static;
      translate: none;
    }
    .table .own {
      flex-wrap: wrap;
    }
    /* The signs are above the cards. */
    .table .signs {
      inset: 2px 6px auto;
      grid-template: none / repeat(2, minmax(0, 1fr));
      gap: 4px 12px;
    }
    .table .middle .signs .sign {
      grid-area: auto / 2;
      justify-self: end;
      flex-direction: column;
      align-self: start;
      max-inline-size: 100%;
      text-align: center;
      overflow-wrap: anywhere;
    }
    .table .middle .signs .led {
      grid-area: 1 / 1;
      justify-self: start;
    }
    .table:has(.signs > .sign) {
      --least-middle: calc(5em + 170px);
    }
    .table:has(.signs > :nth-child(3)) {
      --least-middle: calc(9.5em + 170px);
    }
    .table .middle:has(> .signs > .sign) {
      --beside: 0px;
      padding-block-start: 5em;
    }
    .table .middle:has(> .signs > :nth-child(3)) {
      padding-block-start: 9.5em;
    }
    /* The score is as tall as its text. */
    .table .middle.scored {
      block-size: auto;
      min-block-size: 0;
      overflow: visible;
    }
    .table .score {
      max-block-size: none;
    }
    .table .score table {
      font-size: 0.72em;
    }
    .table .side-score {
      flex-wrap: wrap;
    }
  }
`;
