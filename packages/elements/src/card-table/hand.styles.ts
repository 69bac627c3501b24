import {css} from 'lit';

/** The hand, what stands beside it, and the buttons of a choice. */
export const handStyles = css`
  .hand {
    display: flex;
    justify-content: center;
    padding: 14px 8px 4px;
    min-block-size: calc(var(--hand-card) * 1.4 + 18px);
  }
  .hand li {
    /* The cards overlap: only they themselves are to be hit. */
    pointer-events: none;
    flex: 0 1 calc(var(--hand-card) + 8px);
    min-inline-size: 0;
  }
  .hand li:last-child {
    flex-shrink: 0;
    flex-basis: var(--hand-card);
  }
  .hand button {
    pointer-events: auto;
    inline-size: var(--hand-card);
    transition: translate 0.14s ease-out;
    transform-origin: 50% 130%;
  }
  .hand button::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 9%;
    pointer-events: none;
  }
  .hand .playable {
    translate: 0 -10px;
    touch-action: none;
  }
  .hand .picked {
    translate: 0 -22px;
  }
  .hand .lifted {
    z-index: 6;
    cursor: grabbing;
    transition: none;
    rotate: 0deg !important;
    box-shadow: 0 12px 20px rgb(0 0 0 / 0.5);
  }
  .hand li:has(.lifted) {
    z-index: 6;
    position: relative;
  }
  .opposite {
    grid-area: opposite;
  }
  .opposite .hand {
    --hand-card: var(--trick-card);
  }
  .hand .unplayable::after {
    background: color-mix(in srgb, var(--felt) 52%, transparent);
  }
  .hand button:hover {
    translate: 0 -6px;
  }
  .hand .playable:hover {
    translate: 0 -16px;
  }
  .hand button:active {
    translate: 0 -20px;
  }
  .hand button:focus-visible {
    z-index: 1;
  }
  .hand .picked::after,
  .hand .proof::after,
  .hand .refused::after {
    inset: -4px;
    border: 4px solid var(--ring);
    border-radius: 11%;
    background: none;
  }
  .hand .refused::after {
    border-color: #ffb4a6;
  }
  .mark {
    position: absolute;
    z-index: 1;
    inset-block-start: -14px;
    inset-inline-start: calc(50% - 15px);
    display: grid;
    place-items: center;
    inline-size: 30px;
    block-size: 30px;
    border-radius: 50%;
    border: 2px solid var(--ink);
    color: var(--ink);
    background: var(--accent);
  }
  .mark.no {
    border-color: #9c1526;
    color: #9c1526;
    background: #fffdf7;
  }
  .mark .icon {
    inline-size: 18px;
    block-size: 18px;
  }
  .asked {
    position: relative;
  }
  .note {
    /* Over the question, in its place in the grid, but without a say in its size. */
    position: absolute;
    grid-area: own;
    inset: auto 0 0;
    z-index: 4;
    display: grid;
    gap: 2px;
    margin-inline: 10px;
    padding: 8px 14px;
    border-radius: 12px;
    color: var(--ink);
    background: #fffdf7;
    box-shadow: 0 6px 20px rgb(0 0 0 / 0.35);
  }
  .note a {
    justify-self: start;
    padding-block: 6px;
    color: inherit;
    font-size: 0.9375rem;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px;
    padding: 4px 8px;
  }
  .choice {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 48px;
    padding: 4px 16px;
    border-radius: 12px;
    color: var(--ink);
    background: #fffdf7;
    font-weight: 700;
    font-size: 1rem;
    box-shadow: 0 2px 6px rgb(0 0 0 / 0.3);
  }
  .choice:has(svg) {
    padding-inline-start: 8px;
  }
  .choice svg {
    inline-size: 32px;
    block-size: 32px;
  }
  .choice:hover {
    background: var(--accent);
  }
  .choice[aria-disabled] {
    color: #4c5664;
    background: #d9d8cd;
  }
  .choices.of-cards {
    display: grid;
    grid-template-columns: repeat(6, 44px);
    gap: 4px;
    padding: 8px;
    border-radius: 16px;
    background: var(--shade);
  }
  .of-cards .choice {
    display: block;
    min-inline-size: 0;
    min-block-size: 0;
    padding: 0;
    border-radius: 4px;
    background: none;
  }
  .of-cards .row-start {
    grid-column-start: 1;
  }
  .of-cards .choice:hover {
    translate: 0 -4px;
  }
  .of-cards .choice svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }
  @container cartavola-table (inline-size < 27.5rem) {
    .hand.long {
      display: grid;
      /* The last card of a row is seen whole. */
      grid-template-columns: repeat(
          calc(var(--columns) - 1),
          min(var(--hand-card) + 8px, (100% - var(--hand-card)) / (var(--columns) - 1))
        ) var(--hand-card);
      grid-auto-rows: calc(var(--hand-card) * 0.78);
      justify-content: center;
      padding: 12px 10px calc(var(--hand-card) * 0.66);
      min-block-size: 0;
    }
    .hand {
      padding-block-start: 12px;
    }
    .choice {
      flex-direction: column;
      justify-content: center;
      gap: 2px;
      padding: 8px 12px;
      min-inline-size: 88px;
    }
  }
  @container cartavola-table (27.5rem <= inline-size < 35rem) {
    .hand.very-long {
      display: grid;
      /* The last card of a row is seen whole. */
      grid-template-columns: repeat(
          calc(var(--columns) - 1),
          min(var(--hand-card) + 8px, (100% - var(--hand-card)) / (var(--columns) - 1))
        ) var(--hand-card);
      grid-auto-rows: calc(var(--hand-card) * 0.78);
      justify-content: center;
      padding: 12px 10px calc(var(--hand-card) * 0.66);
      min-block-size: 0;
    }
  }
  @container cartavola-table (inline-size >= 56.25rem) {
    .hand button {
      rotate: calc(var(--turn) * 1.7deg);
    }
    .hand li {
      transform: translateY(calc(var(--turn) * var(--turn) * 1.1px));
    }
    .hand.very-long button {
      rotate: calc(var(--turn) * 1deg);
    }
    .hand.very-long li {
      transform: translateY(calc(var(--turn) * var(--turn) * 0.5px));
    }
    .hand {
      padding-block: 26px 10px;
    }
    .opposite :is(.hand button, .hand li) {
      rotate: none;
      transform: none;
    }
    .opposite .hand {
      padding-block: 8px 0;
    }
    .note {
      grid-area: hands;
      inset: auto auto calc(100% - 4px);
      max-inline-size: calc(50% - var(--trick-card) / 2 - 12px);
      margin: 0;
      font-size: 0.9375rem;
    }
    .note.at-right {
      inset-inline-end: 0;
    }
    .note.at-left {
      inset-inline-start: 0;
    }
    .choices {
      gap: 12px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .hand button {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    .hand .playable::after {
      inset: -3px;
      border: 3px solid Highlight;
    }
    .choice,
    .tool,
    .note,
    .badge {
      border: 1px solid ButtonText;
    }
  }
`;
