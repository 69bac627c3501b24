import {css} from 'lit';

/** The cards on the table, the piles, and the corner with the last play and the stock. */
export const scopaStyles = css`
  .spread {
    --columns: var(--small-columns);
    --rows: var(--small-rows);
    --room: calc(100cqi - 24px);
    --height: 232px;
    --gap: 10px;
    --size: min(
      var(--hand-card),
      var(--room) / var(--columns) - var(--gap),
      (var(--height) / var(--rows) - var(--gap)) / 1.4
    );
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-content: center;
    gap: var(--gap);
    inline-size: calc(var(--columns) * (var(--size) + var(--gap)));
    min-block-size: calc(var(--hand-card) * 1.4);
  }
  .middle:has(.spread) {
    min-block-size: 0;
    padding-block: 12px 34px;
  }
  .spread li {
    inline-size: var(--size);
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
    inset-block-end: 2px;
    inset-inline: 0;
    inline-size: fit-content;
    margin-inline: auto;
    padding: 1px 16px;
    border: 2px solid var(--accent);
    border-radius: 999px;
    color: #ffd54a;
    background: var(--ink);
    font-weight: 700;
    font-size: 1.0625rem;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .sum b {
    font-size: 1.25rem;
  }
  /* One button a set that can be taken: its cards, and their names. */
  .choice:has(.set) {
    flex: 1 1 8rem;
    justify-content: center;
    max-inline-size: 20rem;
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
    border-radius: 9%;
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
    block-size: calc(var(--pile) * 1.4);
  }
  .seat .pile {
    grid-area: 1 / 3 / span 2 / auto;
  }
  .owner {
    font-style: normal;
  }
  .own .pile {
    display: none;
  }
  .side .icon {
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
  .last-take {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px;
    padding-block: 6px 12px;
  }
  .last-take :is(.by, .set i) {
    position: relative;
    inline-size: 43px;
  }
  .last-take .by svg:first-child {
    display: block;
    inline-size: 100%;
    border-radius: 9%;
    outline: 3px solid var(--ring);
    outline-offset: 1px;
  }
  .last-take .owner {
    inset-block: auto -12px;
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
  .stock-of svg {
    display: block;
    inline-size: 40px;
    border-radius: 9%;
    box-shadow: 2px 2px 0 -1px #fffdf7, 4px 4px 0 -2px #c9c2ad;
  }
  /* Once, over the table, for those who like things to move. */
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
      inline-size: 15rem;
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
      font-size: clamp(1.75rem, 8cqi, 2.75rem);
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
  @container cartavola-table (27.5rem <= inline-size < 56.25rem) {
    .spread {
      --columns: var(--middle-columns);
      --rows: var(--middle-rows);
      --gap: 12px;
      --height: 224px;
    }
    .pile {
      --pile: 30px;
    }
  }
  @container cartavola-table (inline-size < 56.25rem) {
    .seat:only-child {
      justify-self: center;
      column-gap: 10px;
    }
    /* What an only opponent has stands at its seat. */
    .seats:has(.seat:only-child) ~ .sides .side.others,
    .seats:has(.seat + .seat) .pile {
      display: none;
    }
  }
  @container cartavola-table (inline-size < 27.5rem) {
    /* The buttons say it, and the cards on the table show it. */
    .table:has(.asked .set) .detail,
    .choice .set {
      display: none;
    }
    .side .none {
      display: none;
    }
    .middle:has(.spread) {
      padding-block: 8px 26px;
    }
    .choices:has(.set) {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 6px;
      padding-block: 2px;
    }
    .choice:has(.set) {
      padding: 4px 8px;
      min-block-size: 44px;
      min-inline-size: 0;
      font-size: 0.875rem;
      text-align: center;
    }
    .choice:has(.set):last-child:nth-child(odd) {
      grid-column: 1 / -1;
      max-inline-size: none;
    }
  }
  @container cartavola-table (inline-size >= 56.25rem) {
    .spread {
      --columns: var(--large-columns);
      --rows: var(--large-rows);
      --room: 56cqi;
      --height: max(230px, 24cqi);
      --gap: 16px;
    }
    /* Above it the sum, and below it what can be chosen. */
    .middle:has(.spread) {
      padding-block: 44px 96px;
    }
    .sum {
      inset-block: 0 auto;
    }
    .asked:has(.set) {
      grid-area: middle;
      align-self: end;
      block-size: auto;
    }
    .last {
      grid-row: 2 / span 2;
      inline-size: 200px;
    }
    .in-stock {
      display: none;
    }
    .pile,
    .own .pile {
      --pile: 44px;
      display: inline-block;
    }
    .seat .pile {
      grid-area: auto / 1 / auto / -1;
    }
    .seat.top .pile {
      grid-area: 1 / 4 / span 2 / auto;
      --pile: 38px;
    }
    .own .pile {
      grid-column: 1 / -1;
    }
    .last-take .set i + i {
      margin-inline-start: -14px;
    }
  }
  @media (orientation: landscape) and (max-height: 480px) {
    @container cartavola-table (inline-size >= 35rem) {
      .spread {
        --columns: var(--large-columns);
        --rows: var(--large-rows);
        --room: 48cqi;
        --height: 130px;
      }
    }
  }
`;
