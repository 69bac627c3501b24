import {css} from 'lit';

/** Styles for possible captures and the announcement of a scopa. */
export const scopaStyles = css`
  /* A hand has only three cards, so they may be large. */
  .table {
    --cartavola-hand-card: clamp(44px, min(26cqi, 17.5cqb), 170px);
  }
  .sum {
    position: absolute;
    z-index: 3;
    inset-block-end: 4px;
    inset-inline: 0;
    inline-size: fit-content;
    margin-inline: auto;
    padding: 1px 16px;
    border: 2px solid var(--accent);
    border-radius: 999px;
    color: #ffd54a;
    background: var(--ink);
    font-weight: 700;
    font-size: 1.2em;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .sum b {
    font-size: 1.15em;
  }
  /* One button per set that can be captured, with its cards and their names. */
  .choice:has(.set) {
    flex: 1 1 9em;
    justify-content: center;
    max-inline-size: 20em;
    padding: 4px 12px;
    line-height: 1.15;
    text-align: start;
  }
  .set {
    display: inline-flex;
    flex: none;
  }
  .set i {
    inline-size: 28px;
  }
  .set i + i {
    margin-inline-start: -8px;
  }
  .set svg,
  .choice .set svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
    filter: drop-shadow(0 0 1px rgb(0 0 0 / 0.5));
  }
  @container cartavola-table (inline-size < 24em) {
    /* Three lines of text about the capture. */
    .prompt {
      min-block-size: 5.8em;
    }
  }
  /* In a very small frame, four seats are narrow columns side by side. */
  @container cartavola-table ((17em <= inline-size < 20em) or (inline-size < 280px)) {
    .seats:has(> .left) {
      gap: 0;
      padding-inline: 2px;
    }
    .seats:has(> .left) .seat {
      display: flex;
      flex-direction: column;
      gap: 1px;
      padding: 2px 1px;
      text-align: center;
    }
    .seats:has(> .left) .seat > :is(.avatar, svg) {
      align-self: center;
    }
    .seats:has(> .left) .name {
      max-inline-size: 100%;
    }
  }
  @container cartavola-table (inline-size < 27.5em) {
    /* The buttons and the cards on the table already show this information. */
    .table:has(.asked .set) .detail,
    .choice .set,
    .sum.taking {
      display: none;
    }
    /* The sum takes up the space of the hidden text, so it doesn't cover any card. */
    .sum {
      inset-block: -1.6em auto;
    }
    .choices:has(.set) {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 6px;
    }
    .choice:has(.set) {
      padding: 4px 8px;
      min-block-size: 44px;
      min-inline-size: 0;
      font-size: 1em;
      text-align: center;
    }
    .choice:has(.set):last-child:nth-child(odd) {
      grid-column: 1 / -1;
      max-inline-size: none;
    }
  }
  @container cartavola-table (inline-size >= 56em) and (block-size >= 30em) {
    .table {
      --cartavola-hand-card: clamp(64px, min(11.5cqi, 22cqb), 260px);
    }
    .choice:has(.set) {
      flex-basis: 14em;
    }
  }
  @container cartavola-table (43em <= inline-size < 56em) and (block-size >= 30em) {
    .table {
      grid-template-columns: minmax(9.5em, 1fr) minmax(0, 3fr) minmax(9.5em, 1fr);
    }
  }
  @container cartavola-table (inline-size >= 27.5em) and (block-size >= 30em) {
    .middle:has(.spread) {
      --below: 44px;
    }
    .sum {
      inset-block-end: 6px;
    }
  }
  @container cartavola-table (inline-size >= 38em) and (block-size < 30em) {
    .table {
      --cartavola-hand-card: clamp(60px, min(11.5cqi, 26cqb), 150px);
    }
    .middle:has(.spread) {
      --below: 46px;
    }
    /* The sum is beside the cards. */
    .sum {
      inset: auto calc(100% + 4px) 4px auto;
      padding-inline: 10px;
      font-size: 1em;
    }
    .asked {
      min-block-size: 46px;
    }
    .choices:has(.set) {
      flex-wrap: nowrap;
      gap: 4px;
      padding: 0;
    }
    .choice:has(.set) {
      flex: 1 1 0;
      min-block-size: 44px;
      padding: 2px 6px;
      font-size: 0.93em;
    }
    .choice .set,
    .table .seat .pile,
    .table .own .pile {
      display: none;
    }
  }
`;
