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
    filter: drop-shadow(0 1px 2px rgb(0 0 0 / 0.35));
  }
  .middle {
    position: relative;
    display: grid;
    place-items: center;
    min-block-size: calc(var(--trick-card) * 2.95);
    padding-inline: 8px;
  }
  .trick {
    display: grid;
    grid-template: repeat(4, calc(var(--trick-card) * 0.72)) / repeat(3, var(--trick-card));
    gap: 0 clamp(8px, 3cqi, 20px);
  }
  .slot {
    inline-size: var(--trick-card);
    block-size: calc(var(--trick-card) * 1.4);
  }
  .slot.top {
    grid-area: 1 / 2;
  }
  .slot.left {
    grid-area: 2 / 1;
  }
  .slot.right {
    grid-area: 2 / 3;
  }
  .slot.bottom {
    grid-area: 3 / 2;
    margin-block-start: 4px;
  }
  .free {
    display: grid;
    place-items: center;
    block-size: 100%;
    padding: 4px;
    border: 2px dashed #a9c9ba80;
    border-radius: 9px;
    color: var(--quiet);
    font-size: 0.75rem;
    text-align: center;
    overflow-wrap: anywhere;
  }
  .next .free {
    border: 2px solid var(--accent);
    color: var(--accent);
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
  .best::after {
    content: '';
    position: absolute;
    inset: -4px;
    border: 3px solid #fbf6e9;
    border-radius: 11%;
    pointer-events: none;
  }
  @container cartavola-table (inline-size >= 900px) {
    .middle {
      align-self: stretch;
      padding-block-start: 64px;
    }
  }
`;
