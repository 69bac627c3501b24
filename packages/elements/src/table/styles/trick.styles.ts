import {css} from 'lit';

/**
 * Styles for a card, the middle, and the trick: a cluster whose cards overlap by a third, with their indices and owners
 * uncovered.
 */
export const trickStyles = css`
  .card {
    position: relative;
    display: block;
    border-radius: 9%;
  }
  .card > svg {
    display: block;
    inline-size: 100%;
    /* Don't use CSS filters: each creates a compositing layer, and a page may have many cards. */
    border-radius: 9% / 6.43%;
    box-shadow: var(--card-edge, 0 0), 0 1px 3px rgb(0 0 0 / 0.4);
  }
  /* A separate size container, so the cards are as large as the remaining space allows. */
  .middle {
    position: relative;
    isolation: isolate;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    place-items: center;
    padding: 12px 8px var(--below, 4px);
    border-radius: 16px;
    container: cartavola-middle / size;
  }
  .middle > * {
    /* --wide and --high are the cluster's size in card widths. --beside is the width of the content beside it. */
    --trick-card: min(var(--hand-card), (100cqi - var(--beside, 0px)) / var(--wide, 2.72), 100cqb / var(--high, 2.34));
  }
  .middle.scored {
    container-type: normal;
    overflow: auto;
    padding: 6px;
  }
  /* Half columns and half rows: a card spans two of each, and overlaps its neighbours. */
  .trick {
    isolation: isolate;
    display: grid;
    grid: repeat(6, calc(var(--trick-card) * 0.235)) calc(var(--trick-card) * 0.93) / repeat(6, calc(var(--trick-card) * 0.43));
    justify-items: center;
    align-items: start;
  }
  .slot {
    position: relative;
    display: flex;
    inline-size: var(--trick-card);
    block-size: calc(var(--trick-card) * 1.4);
  }
  /* An empty place is behind the cards around it. */
  .trick .slot:has(> .free) {
    z-index: -1;
  }
  .slot .card {
    flex: none;
    inline-size: 100%;
  }
  .slot .card + .card {
    margin-inline-start: calc(-100% + 84% / var(--cards));
  }
  .slot.top {
    grid-area: 1 / 3 / auto / span 2;
    z-index: 1;
  }
  .slot.left {
    grid-area: 2 / 1 / auto / span 2;
  }
  .slot.right {
    grid-area: 2 / 5 / auto / span 2;
    z-index: 2;
  }
  .slot.bottom {
    grid-area: 5 / 3 / auto / span 2;
    z-index: 3;
  }
  .slot.left .card {
    rotate: -3deg;
  }
  .slot.right .card {
    rotate: 3deg;
  }
  .middle:has(> .of-2) {
    --wide: 2.2;
    --high: 1.5;
  }
  .of-2 .slot {
    grid-row: 1;
    rotate: none;
  }
  .of-2 .top {
    grid-column: 4 / span 2;
  }
  .of-2 .bottom {
    grid-column: 2 / span 2;
  }
  .trick.of-2 {
    grid: calc(var(--trick-card) * 1.4) / repeat(6, calc(var(--trick-card) * 0.54));
  }
  .middle:has(> .of-3) {
    --high: 2.1;
  }
  .of-3 .left,
  .of-3 .right {
    grid-row-start: 1;
  }
  .of-3 .bottom {
    grid-row-start: 4;
  }
  .trick.of-3 {
    grid-template-rows: repeat(6, calc(var(--trick-card) * 0.235)) calc(var(--trick-card) * 0.695);
  }
  .of-5 .top-left {
    grid-area: 1 / 2 / auto / span 2;
  }
  .of-5 .top-right {
    grid-area: 1 / 4 / auto / span 2;
  }
  .of-6 .top-left {
    grid-area: 1 / 1 / auto / span 2;
  }
  .of-6 .top-right {
    grid-area: 1 / 5 / auto / span 2;
  }
  .slot.top-right {
    z-index: 1;
  }
  :is(.of-5, .of-6) .left {
    grid-row-start: 5;
    z-index: 2;
  }
  :is(.of-5, .of-6) .bottom {
    z-index: 3;
  }
  :is(.of-5, .of-6) .right {
    grid-row-start: 5;
    z-index: 4;
  }
  :is(.of-5, .of-6) .slot .card {
    rotate: none;
  }
  /* An empty place shows its owner with the same sign as a card. */
  .free {
    inline-size: 100%;
    block-size: 100%;
    border: 2px dashed var(--line);
    border-radius: 9% / 6.43%;
  }
  .next .free {
    border: 2px solid var(--call);
  }
  /* The alternative text is empty, because the card's text for screen readers contains the name. */
  [data-owner]::before {
    box-sizing: border-box;
    content: attr(data-owner);
    content: attr(data-owner) / '';
    position: absolute;
    z-index: 1;
    inset-block-start: -0.85em;
    inset-inline-start: calc(50% - 0.92em);
    display: grid;
    place-items: center;
    inline-size: 1.84em;
    block-size: 1.84em;
    border-radius: 50%;
    border: 2px solid var(--felt);
    color: var(--ink);
    background: var(--seat, #fbf6e9);
    font-weight: 700;
    /* Large text leaves the card's index uncovered. */
    font-size: clamp(12px, 0.86em, 18px);
    line-height: 1;
  }
  .tag {
    position: absolute;
    z-index: 1;
    inset: auto 50% -9px auto;
    translate: 50%;
    padding: 0 6px;
    border-radius: 999px;
    border: 2px solid var(--felt);
    color: var(--ink);
    background: var(--accent);
    font-weight: 800;
    font-size: 12px;
    line-height: 1.4;
    white-space: nowrap;
  }
  .best::after {
    content: '';
    position: absolute;
    inset: -4px;
    border: 3px solid var(--ring);
    border-radius: 11%;
    pointer-events: none;
  }
  @container cartavola-table (inline-size >= 43em) and (block-size >= 30em) {
    /* Leave room for the seat opposite, above the middle. */
    .table:has(> .seats > .seat.top):not(:has(> .opposite)) .middle:not(.scored) {
      padding-block-start: max(5.1em, 7.4cqb);
    }
    [data-owner]::before {
      font-size: clamp(14px, 0.86em, 22px);
    }
  }
  @media print {
    .middle {
      container-type: normal;
    }
    .middle > * {
      --trick-card: 70px;
    }
  }
`;
