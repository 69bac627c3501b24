import {css} from 'lit';

/** Styles for the seats around the table. */
export const seatStyles = css`
  .avatar,
  .character {
    --size: 1.75em;
    display: inline-grid;
    place-items: center;
    inline-size: var(--size);
    block-size: var(--size);
    flex: none;
    border-radius: 50%;
    border: 1px solid rgb(23 32 46 / 0.2);
    color: var(--ink);
    background: var(--seat, #fbf6e9);
    font-weight: 700;
    line-height: 1;
  }
  .character {
    background: none;
  }
  .character > :first-child {
    fill: var(--seat, #fbf6e9);
  }
  .seat-1 {
    --seat: #f2a48f;
  }
  .seat-2 {
    --seat: #f2c45c;
  }
  .seat-3 {
    --seat: #92c9ee;
  }
  .seat-4 {
    --seat: #c5b3f0;
  }
  .seat-5 {
    --seat: #a9d98c;
  }
  .seats {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 4px;
    min-block-size: 3.4em;
    padding: 4px 6px 0;
  }
  .seat {
    display: grid;
    grid-template: 'avatar who' auto 'avatar taken' auto / auto minmax(0, 1fr);
    align-items: center;
    align-content: start;
    column-gap: 6px;
    padding: 2px 4px;
    border-radius: 12px;
    position: relative;
    line-height: 1.2;
  }
  .seat > :first-child {
    grid-area: avatar;
    --size: 2.1em;
  }
  .acting > :is(.avatar, .character) {
    box-shadow: 0 0 0 2px var(--felt), 0 0 0 5px var(--accent);
  }
  .who {
    grid-area: who;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 1px 6px;
    min-inline-size: 0;
    /* As tall as a badge. */
    min-block-size: 1.3em;
  }
  .name {
    /* Accents may extend above the line. */
    overflow: clip visible;
    text-overflow: ellipsis;
  }
  .taken {
    grid-area: taken;
    color: var(--quiet);
    font-size: 0.93em;
  }
  .taken .icon {
    margin-inline-end: 4px;
  }
  .seat .held {
    display: none;
  }
  @container cartavola-table (inline-size < 35em) {
    .more {
      display: none;
    }
    .seat > :first-child {
      --size: 1.75em;
    }
    .seats:not(.upright) .seat > :first-child {
      align-self: start;
    }
    .seats.upright {
      gap: 0;
      padding-inline: 2px;
    }
    .upright .seat {
      display: flex;
      flex-direction: column;
      justify-content: start;
      gap: 1px;
      padding: 2px 1px;
      text-align: center;
    }
    .upright .who {
      flex-direction: column;
      flex-wrap: nowrap;
      inline-size: 100%;
    }
    .upright .name {
      max-inline-size: 100%;
    }
    .upright .badge + .badge {
      position: static;
      translate: none;
    }
    .seat .badge .icon {
      display: none;
    }
    .badge {
      padding-inline: 5px;
    }
  }
  @container cartavola-table (35em <= inline-size < 43em) {
    .upright .more {
      display: none;
    }
  }
  @container cartavola-table (inline-size < 22em) {
    .seat .badge {
      line-height: 1.2;
      white-space: normal;
      text-align: center;
    }
    .seat .taken {
      overflow-wrap: anywhere;
    }
    .upright .taken {
      font-size: max(12px, 0.857em);
    }
  }
  /* Below the minimum supported width, text is cut off instead of wrapping. */
  @container cartavola-table (inline-size < 280px) {
    .seat > .taken {
      max-inline-size: 100%;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
  @container cartavola-table (inline-size >= 43em) and (block-size >= 30em) {
    .seats {
      display: contents;
    }
    .seat {
      grid-template: 'avatar who' auto 'avatar taken' auto 'avatar held' auto / auto minmax(0, 1fr);
      gap: 1px 12px;
      padding: 0;
      font-size: 1.1em;
    }
    .seat > :first-child {
      --size: clamp(2.6em, 4.4cqi, 3.6em);
    }
    .seat .held {
      grid-area: held;
      display: flex;
      align-items: center;
      gap: 8px;
      min-block-size: 31px;
      margin-block-start: 3px;
      color: var(--quiet);
      font-size: max(12px, 0.86em);
    }
    .seat .taken {
      font-size: 0.9em;
    }
    /* A second role replaces the number of cards. */
    .seat .badge + .badge {
      inset: auto 0 6px auto;
    }
    .seat:has(.badge + .badge) :is(.held, .more) {
      font-size: 0;
    }
    .held svg {
      flex: none;
      /* As wide as the largest number of backs, so the content beside them doesn't shift. */
      inline-size: 78px;
    }
    .seat.bottom {
      grid-area: own;
      align-self: end;
      margin: 0 0 8px var(--edge);
    }
    .seat:is(.left, .top-left) {
      grid-area: left;
      align-self: center;
      justify-self: start;
      /* A fixed width, so nothing shifts when the text changes. */
      inline-size: min(100% - var(--edge), 14em);
      margin-inline-start: var(--edge);
    }
    .seat:is(.right, .top-right) {
      grid-area: right;
      align-self: center;
      justify-self: end;
      inline-size: min(100% - var(--edge), 14em);
      margin-inline-end: var(--edge);
    }
    .seat.top {
      grid-area: 2 / 2 / 3 / 3;
      align-self: start;
      justify-self: center;
      margin-block-start: 8px;
      grid-template: 'avatar who held' auto 'avatar taken held' auto / auto minmax(0, 1fr) 78px;
      inline-size: min(100%, 20em);
      z-index: 1;
    }
    /* The backs already show the number. */
    .seat.top .held {
      font-size: 0;
    }
    .seat.top .badge + .badge {
      inset: auto 90px 2px auto;
    }
    /* Two seats on one side share the height below the sides' panel. */
    .seat:is(.top-left, .top-right) {
      align-self: start;
      margin-block-start: 10px;
    }
    .table:has(> .seats > .top-left) .sides {
      grid-row: 2;
    }
    .seats:has(> .top-left) .left,
    .seats:has(> .top-left) .right {
      align-self: end;
      margin-block-end: 10px;
    }
    /* An open hand takes the place of the seat opposite, so move that seat to the left. */
    .table:has(> .opposite) .seat.top {
      grid-area: left;
      align-self: center;
      justify-self: start;
      margin-inline-start: var(--edge);
      grid-template: 'avatar who' auto 'avatar taken' auto 'avatar held' auto / auto minmax(0, 1fr);
    }
  }
  @container cartavola-table (43em <= inline-size < 56em) and (block-size >= 30em) {
    .seat .held {
      font-size: 0;
    }
  }
  @container cartavola-table (43em <= inline-size < 68em) and (block-size >= 30em) {
    .upright .seat .held {
      font-size: 0;
    }
  }
  /* If two seats share a side, there is no room for the backs of their cards. */
  @container cartavola-table (inline-size >= 43em) and (30em <= block-size < 44em) {
    .upright .seat:not(.top) .held {
      display: none;
    }
    .table {
      --two-seats: 7.1em;
    }
  }
  @container cartavola-table (inline-size >= 38em) and (block-size < 30em) {
    .seats,
    .seats:has(> .top-left) {
      grid-auto-flow: row;
      grid-auto-columns: auto;
      align-content: start;
      gap: 4px;
      padding: 6px 0 0 8px;
    }
    .seat {
      padding: 0;
    }
    .seat .more {
      display: none;
    }
    .seat .badge + .badge {
      inset: auto 0 0 auto;
    }
  }
`;
