import {css} from 'lit';

/** The cards on the table, what can be taken of them, and the call of a scopa. */
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
  }
  @container cartavola-table (inline-size < 27.5rem) {
    /* The buttons say it, and the cards on the table show it. */
    .table:has(.asked .set) .detail,
    .choice .set {
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
  }
  @media (orientation: landscape) and (max-height: 480px) {
    @container cartavola-table (inline-size >= 35rem) {
      .spread {
        --columns: var(--large-columns);
        --rows: var(--large-rows);
        --room: 48cqi;
        --height: 116px;
      }
      .middle:has(.spread) {
        padding-block: 4px 48px;
      }
      .sum {
        inset-block: 0 auto;
      }
      .asked:has(.set) {
        grid-area: middle;
        align-self: end;
        block-size: auto;
      }
      .choices:has(.set) {
        display: flex;
        flex-wrap: nowrap;
        gap: 4px;
        padding: 0;
      }
      .choice:has(.set) {
        flex: 1 1 0;
        min-block-size: 44px;
        padding: 2px 6px;
        font-size: 0.8125rem;
      }
      .choice .set,
      .table .seat .pile,
      .table .own .pile {
        display: none;
      }
    }
  }
`;
