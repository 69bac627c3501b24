import {css} from 'lit';

/** Styles for the piles, and of the corner with the last capture and the stock. */
export const scopaPileStyles = css`
  .pile {
    --pile: 26px;
    position: relative;
    display: inline-block;
    inline-size: calc(var(--pile) * (1.3 + 0.3 * var(--across, 0)));
    block-size: calc(var(--pile) * 1.4 + 4px);
  }
  .pile i {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    inline-size: var(--pile);
  }
  .pile svg {
    display: block;
    inline-size: 100%;
    border-radius: 9% / 6.43%;
  }
  .pile .backs-of svg {
    box-shadow: 1px 1px 0 #fffdf7, 2px 2px 0 #c9c2ad, 3px 3px 0 #fffdf7, 4px 4px 0 #c9c2ad;
  }
  .pile .across {
    rotate: 90deg;
    inset-inline-start: calc(var(--pile) * (0.35 + 0.3 * var(--place)));
    filter: drop-shadow(0 0 1px rgb(0 0 0 / 0.6));
  }
  .pile.empty {
    inline-size: var(--pile);
    border: 1.5px dashed var(--line);
    border-radius: 4px;
    block-size: calc(var(--pile) * 1.4 + 4px);
  }
  .seat .pile {
    grid-area: 1 / 3 / span 2 / auto;
  }
  .own .pile,
  .side .none {
    display: none;
  }
  .side .icon {
    inline-size: 1.35em;
    block-size: 1.35em;
  }
  .last-take {
    display: flex;
    align-items: center;
    gap: 10px;
    padding-block: 6px 12px;
  }
  .last :is(.last-take, .quiet) {
    box-sizing: border-box;
    min-block-size: 80px;
  }
  .last-take :is(.by, .set i) {
    position: relative;
    flex: 0 0 43px;
  }
  .last-take .set {
    flex: 0 1 auto;
    min-inline-size: 0;
  }
  .last-take .set i {
    flex-shrink: 1;
    min-inline-size: 20px;
  }
  .last-take .set svg {
    inline-size: 43px;
  }
  .last-take .by svg:first-child {
    display: block;
    inline-size: 100%;
    border-radius: 9% / 6.43%;
    outline: 3px solid var(--ring);
    outline-offset: 1px;
  }
  .last-take ::before {
    inset-block: auto -12px;
    font-style: normal;
  }
  .stock-of {
    display: flex;
    align-items: center;
    gap: 12px;
    margin-block-start: 12px;
    padding-block-start: 12px;
    border-block-start: 1px solid var(--line);
    color: var(--quiet);
  }
  .stock-of i {
    flex: none;
    inline-size: 40px;
    block-size: 56px;
  }
  .stock-of i:empty {
    border: 1.5px dashed var(--line);
    border-radius: 4px;
  }
  .stock-of svg {
    display: block;
    inline-size: 100%;
    border-radius: 9% / 6.43%;
    box-shadow: 2px 2px 0 -1px #fffdf7, 4px 4px 0 -2px #c9c2ad;
  }
  /* A narrow column: "10 cards, 2 scopas" needs a second line, which is reserved from the start. The stock is on a
     separate line. */
  @container cartavola-table (inline-size < 20em) {
    .side:not(.in-stock) > span:last-child {
      min-block-size: 2.6em;
    }
    .in-stock {
      flex: 0 0 100%;
      justify-content: center;
    }
    /* A fixed width, because centred content would move when its text gets longer. */
    .sides > .in-stock > span:last-child {
      min-inline-size: 10em;
    }
  }
  @container cartavola-table (27.5em <= inline-size < 43em) {
    .pile {
      --pile: 30px;
    }
  }
  @container cartavola-table ((inline-size < 43em) or (block-size < 30em)) {
    .seat:only-child {
      justify-self: center;
      column-gap: 10px;
    }
    /* A single opponent's pile is at its seat, and the reader's pile is at the reader's seat. */
    .seats:has(> .seat:only-child) ~ .sides .side:not(.in-stock),
    .seats:has(> .seat + .seat) .pile {
      display: none;
    }
  }
  @container cartavola-table (inline-size >= 43em) and (block-size >= 30em) {
    .last {
      inline-size: clamp(min(150px, 100% - var(--edge)), 17cqi, 230px);
    }
    /* The seats are below the corner, with both sides at the same height. */
    .table .seat:is(.left, .right) {
      align-self: end;
      margin-block-end: 20px;
    }
    .in-stock {
      display: none;
    }
    .pile,
    .own .pile {
      --pile: clamp(30px, 3.6cqi, 56px);
      display: inline-block;
    }
    .seat .pile {
      grid-area: auto / 1 / auto / -1;
    }
    .table .seat.top {
      grid-template-columns: auto minmax(0, 1fr) 78px 84px;
      inline-size: min(100%, 28em);
    }
    .seat.top .pile {
      grid-area: 1 / 4 / span 2 / auto;
      --pile: 38px;
    }
    .last-take .set i + i {
      margin-inline-start: -14px;
    }
  }
  @container cartavola-table (inline-size >= 68em) and (block-size >= 30em) {
    /* Room for the pile, which only one of the two seats has. */
    .table .seat:is(.left, .right):not(:has(.pile)) {
      margin-block-end: calc(25px + 1.4 * clamp(30px, 3.6cqi, 56px));
    }
  }
  @container cartavola-table (43em <= inline-size < 56em) and (30em <= block-size < 44em) {
    .seat:is(.left, .right) .held {
      display: none;
    }
  }
  @container cartavola-table (43em <= inline-size < 56em) and (block-size >= 30em) {
    /* "10 cards, 2 scopas" needs a second line, which is reserved from the start. */
    .side {
      flex-wrap: nowrap;
      align-items: start;
    }
    .side > .members {
      flex-basis: auto;
    }
    .side > span:last-child {
      min-block-size: 2.6em;
    }
    .stock-of {
      min-block-size: calc(13px + 5.25em);
    }
    .own .pile {
      --pile: 26px;
    }
  }
  @container cartavola-table (inline-size >= 56em) and (block-size >= 30em) {
    .own .pile {
      order: 1;
    }
    .own > .taken {
      flex-basis: calc(100% - 3em);
    }
  }
`;
