import {css} from 'lit';

/** A card, and the trick. */
export const trickStyles = css`
  .card {
    position: relative;
    display: block;
    border-radius: 9%;
  }
  .card > svg {
    display: block;
    inline-size: 100%;
    /* No filter: each would be a layer to the browser, and a page may have many cards. */
    border-radius: 9% / 6.43%;
    box-shadow: 0 1px 3px rgb(0 0 0 / 0.4);
  }
  .middle {
    position: relative;
    display: grid;
    place-content: center;
    justify-items: center;
    min-block-size: calc(var(--trick-card) * 2.95);
    padding-inline: 8px;
    border-radius: 16px;
  }
  .middle:has(.of-2) {
    min-block-size: calc(var(--trick-card) * 2.3);
  }
  /* Where a card that is carried can be let go. */
  .dropping .middle {
    outline: 2px dashed var(--line);
    outline-offset: -6px;
  }
  .over .middle {
    background: var(--hover);
    outline: 3px solid var(--ring);
  }
  /* Half columns and half rows: a card has two of each. */
  .trick {
    --gap: clamp(8px, 3cqi, 20px);
    display: grid;
    grid: auto-flow calc(var(--trick-card) * 0.72) / repeat(6, calc((var(--trick-card) + var(--gap)) / 2));
    justify-items: center;
  }
  .slot {
    position: relative;
    display: flex;
    inline-size: var(--trick-card);
    block-size: calc(var(--trick-card) * 1.4);
    grid-column: span 2;
    grid-row: span 2;
  }
  .slot .card {
    flex: none;
    inline-size: 100%;
  }
  .slot .card + .card {
    margin-inline-start: calc(-100% + 84% / var(--cards));
  }
  .slot.top {
    grid-area: 1 / 3 / span 2 / span 2;
  }
  .slot.left {
    grid-area: 2 / 1 / span 2 / span 2;
  }
  .slot.right {
    grid-area: 2 / 5 / span 2 / span 2;
  }
  .slot.bottom {
    grid-area: 3 / 3 / span 2 / span 2;
    margin-block-start: 4px;
  }
  .of-2 .top {
    grid-column-start: 4;
  }
  .of-2 .bottom {
    grid-area: 2 / 2 / span 2 / span 2;
  }
  .of-3 :is(.left, .right) {
    grid-row-start: 1;
  }
  .of-3 .bottom {
    grid-row-start: 2;
  }
  .of-5 .top-left {
    grid-area: 1 / 2 / span 2 / span 2;
  }
  .of-5 .top-right {
    grid-area: 1 / 4 / span 2 / span 2;
  }
  .of-6 .top-left {
    grid-area: 1 / 1 / span 2 / span 2;
  }
  .of-6 .top-right {
    grid-area: 1 / 5 / span 2 / span 2;
  }
  :is(.of-5, .of-6) :is(.left, .right, .bottom) {
    grid-row-start: 3;
  }
  .stock {
    position: absolute;
    inset-block-end: 4px;
    inset-inline-start: 12px;
    display: grid;
    justify-items: center;
    gap: 2px;
    color: var(--quiet);
    font-size: 0.75rem;
  }
  .stock svg {
    inline-size: calc(var(--trick-card) * 0.5);
    box-shadow: 2px 2px 0 -1px #fffdf7, 4px 4px 0 -2px #c9c2ad;
    border-radius: 9%;
  }
  .free {
    display: grid;
    place-items: center;
    block-size: 100%;
    padding: 4px;
    border: 2px dashed var(--line);
    border-radius: 9px;
    color: var(--quiet);
    font-size: min(0.75rem, calc(var(--trick-card) * 0.19));
    text-align: center;
    overflow-wrap: anywhere;
  }
  .next .free {
    border: 2px solid var(--call);
    color: var(--call);
    font-weight: 700;
  }
  .owner {
    position: absolute;
    z-index: 1;
    inset-block-start: -9px;
    inset-inline-start: calc(50% - 11px);
    display: grid;
    place-items: center;
    inline-size: 22px;
    block-size: 22px;
    border-radius: 50%;
    border: 2px solid var(--felt);
    color: var(--ink);
    background: var(--seat, #fbf6e9);
    font-weight: 700;
    font-size: 11px;
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
    font-size: 0.6875rem;
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
  @container cartavola-table (inline-size >= 56.25rem) {
    .middle {
      align-self: stretch;
      padding-block-start: 64px;
    }
  }
`;
