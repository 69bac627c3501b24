import {css} from 'lit';

/** Styles of the cards on the table, of possible captures, and of the call of a scopa. */
export const scopaStyles = css`
  /* Only three cards: they may be large. */
  .table {
    --cartavola-hand-card: clamp(44px, min(26cqi, 17.5cqb), 170px);
  }
  /* Each card is positioned by a transform to its place, which may change: moving it shifts nothing else. */
  .spread {
    --columns: var(--small-columns);
    --rows: var(--small-rows);
    --gap: clamp(8px, 2cqi, 18px);
    --size: min(
      var(--cartavola-hand-card),
      100cqi / var(--columns) - var(--gap),
      (100cqb / var(--rows) - var(--gap)) / 1.4
    );
    position: relative;
    place-self: stretch;
  }
  .spread li {
    --x: var(--small-x);
    --y: var(--small-y);
    position: absolute;
    inset: 0 auto auto 0;
    inline-size: var(--size);
    translate: calc(50cqi + (var(--x) - var(--columns) / 2) * (var(--size) + var(--gap)) + var(--gap) / 2)
      calc(50cqb + (var(--y) - var(--rows) / 2) * (var(--size) * 1.4 + var(--gap)) + var(--gap) / 2);
  }
  .spread .card {
    inline-size: 100%;
    rotate: var(--tilt);
  }
  .spread .card::after {
    content: '';
    position: absolute;
    inset: -5px;
    border-radius: 11%;
    pointer-events: none;
  }
  .spread :is(.picked, .proof)::after {
    border: 4px solid var(--ring);
  }
  .spread .could::after {
    border: 3px dashed var(--ring);
  }
  .spread .takes {
    z-index: 1;
    translate: 0 -6px;
  }
  .spread .mark {
    inset-block-start: -12px;
    inset-inline: auto -10px;
  }
  .spread .owner {
    inset-block: auto -9px;
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
  /* Below the buttons, not over them. */
  .table:has(.asked .set) .hand .picked {
    translate: 0 -10px;
  }
  .table:has(.asked .set) .hand .mark {
    inset-block-start: 6px;
    inset-inline: auto 6px;
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
  /* Shown once, over the table, unless the reader prefers reduced motion. */
  .sweep {
    display: none;
  }
  @media (prefers-reduced-motion: no-preference) {
    .sweep {
      position: absolute;
      inset: 0;
      z-index: 4;
      display: grid;
      place-items: center;
      pointer-events: none;
      animation: sweep 1.5s ease-out both;
    }
    .sweep::before {
      content: '';
      grid-area: 1 / 1;
      inline-size: min(16em, 90cqb);
      aspect-ratio: 1;
      border-radius: 50%;
      background: repeating-conic-gradient(color-mix(in srgb, var(--accent) 75%, transparent) 0 6deg, #0000 6deg 24deg);
      mask: radial-gradient(closest-side, #000 25%, #0000 95%);
      animation: burst 1.5s ease-out both;
    }
    .sweep b {
      grid-area: 1 / 1;
      padding: 4px 28px 6px;
      border-radius: 14px;
      color: var(--ink);
      background: var(--accent);
      box-shadow: 0 8px 24px rgb(0 0 0 / 0.45);
      font-size: clamp(2em, 8cqi, 3.2em);
      font-weight: 900;
      letter-spacing: 0.01em;
      rotate: -4deg;
    }
    @keyframes sweep {
      0% {
        opacity: 0;
        scale: 0.6;
      }
      14% {
        opacity: 1;
        scale: 1.08;
      }
      22%,
      75% {
        opacity: 1;
        scale: 1;
      }
      100% {
        opacity: 0;
        scale: 1;
        visibility: hidden;
      }
    }
    @keyframes burst {
      from {
        scale: 0.3;
        rotate: -20deg;
      }
      to {
        scale: 1.25;
        rotate: 15deg;
      }
    }
  }
  @container cartavola-table (27.5em <= inline-size < 56em) {
    .spread {
      --columns: var(--large-columns);
      --rows: var(--large-rows);
    }
    .spread li {
      --x: var(--large-x);
      --y: var(--large-y);
    }
  }
  @container cartavola-table (inline-size < 24em) {
    /* Three lines of text about the capture. */
    .prompt {
      min-block-size: 5.8em;
    }
  }
  /* In very little room, four seats stand upright side by side, too. */
  @container cartavola-table (inline-size < 20em) {
    .seats:has(.left) {
      gap: 0;
      padding-inline: 2px;
    }
    .seats:has(.left) .seat {
      display: flex;
      flex-direction: column;
      gap: 1px;
      padding: 2px 1px;
      text-align: center;
    }
    .seats:has(.left) .name {
      max-inline-size: 100%;
    }
  }
  @container cartavola-table (inline-size < 27.5em) {
    /* The buttons show the same, and so do the cards on the table. */
    .table:has(.asked .set) .detail,
    .choice .set {
      display: none;
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
    .spread {
      --columns: var(--large-columns);
      --rows: var(--large-rows);
    }
    .spread li {
      --x: var(--large-x);
      --y: var(--large-y);
    }
    .middle:has(.spread) {
      --below: 72px;
    }
    .sum {
      inset-block-end: 34px;
    }
    .table:has(.asked .set) .sum {
      inset-block-end: 62px;
    }
  }
  @container cartavola-table (inline-size >= 35em) and (block-size < 30em) {
    .table {
      --cartavola-hand-card: clamp(60px, min(11.5cqi, 26cqb), 150px);
    }
    .spread {
      --columns: var(--low-columns);
      --rows: var(--low-rows);
    }
    .spread li {
      --x: var(--low-x);
      --y: var(--low-y);
    }
    .middle:has(.spread) {
      --below: 46px;
    }
    .sum {
      inset-block: 2px auto;
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
