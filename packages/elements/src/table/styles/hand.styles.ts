import {css} from 'lit';

/** Styles for the hand and the choice buttons, and the position of the note at some widths. */
export const handStyles = css`
  .table,
  .opposite .hand {
    --hand-card: calc(tan(atan2(var(--cartavola-hand-card), var(--cartavola-px))) * 1px);
  }
  .hand {
    --row: 0.74;
    display: flex;
    justify-content: center;
    padding: 12px 8px 4px;
    min-block-size: calc(var(--hand-card) * 1.4 + 16px);
  }
  .hand li {
    /* The cards overlap, so only the cards themselves receive clicks. */
    pointer-events: none;
    flex: 0 1 calc(var(--hand-card) + 8px);
    min-inline-size: 0;
    transition: flex-shrink 0.14s ease-out;
  }
  /* If cards overlap, the hand spreads open at the card that is hovered or focused. */
  .hand li:has(button:is(:hover, :active, :focus-visible)),
  .hand li:last-child {
    flex-shrink: 0;
  }
  .hand li:last-child {
    flex-basis: var(--hand-card);
  }
  .hand button {
    pointer-events: auto;
    inline-size: var(--hand-card);
    transition: translate 0.14s ease-out;
    transform-origin: 50% 130%;
  }
  /* The gap beside a hovered card belongs to the card, because the pointer may be over the gap after the hand opens. */
  .hand button:is(:hover, :active)::before {
    content: '';
    position: absolute;
    inset: 0 -16px 0 0;
  }
  .hand button::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 9%;
    pointer-events: none;
  }
  .hand .playable {
    translate: 0 -8px;
    touch-action: none;
  }
  .hand .picked {
    translate: 0 -20px;
  }
  .opposite .hand {
    --cartavola-hand-card: clamp(44px, min(17cqi, 11cqb), 110px);
    padding-block: 8px 0;
    min-block-size: calc(var(--hand-card) * 1.4 + 8px);
  }
  .hand .unplayable::after {
    background: color-mix(in srgb, var(--felt) 46%, transparent);
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
  .hand .proof:not(.picked)::after {
    border-style: dashed;
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
  /* Distinguish cards that a note refers to from selected cards. */
  .mark.meant {
    background: #fffdf7;
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
  /* Keep selected cards below the choice buttons, so the buttons don't cover them. */
  .table:has(.choice) .hand .picked {
    translate: 0 -10px;
  }
  .table:has(.choice) .hand .mark {
    inset-block-start: 6px;
    inset-inline: auto 6px;
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
    font-size: 1.143em;
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
  @container cartavola-table ((inline-size < 35em) and (block-size >= 30em)) or (280px <= inline-size < 17em) {
    .hands .hand.long {
      display: grid;
      /* No card overlaps the last one of a row. */
      grid-template-columns: repeat(
          calc(var(--columns) - 1),
          min(var(--hand-card) + 8px, (100% - var(--hand-card)) / (var(--columns) - 1))
        ) var(--hand-card);
      grid-auto-rows: calc(var(--hand-card) * var(--row));
      justify-content: center;
      align-content: end;
      padding: 12px 10px calc(var(--hand-card) * (1.4 - var(--row)) + 4px);
      min-block-size: calc(var(--hand-card) * (1.4 + var(--row)) + 16px);
    }
    .hands .hand.long button:active {
      z-index: 1;
    }
  }
  @container cartavola-table ((27.5em <= inline-size < 35em) and (block-size >= 30em)) or (280px <= inline-size < 17em) {
    .hands .hand.long:not(.very-long) {
      display: flex;
      padding-block: 12px 4px;
      min-block-size: calc(var(--hand-card) * 1.4 + 16px);
    }
  }
  @container cartavola-table (inline-size < 27.5em) {
    .choice {
      flex-direction: column;
      justify-content: center;
      gap: 2px;
      padding: 6px 12px;
      min-inline-size: 88px;
    }
  }
  @container cartavola-table (inline-size >= 56em) and (block-size >= 30em) {
    .hand {
      padding-inline: 28px 12px;
    }
    .hand button {
      rotate: calc(var(--turn) * 1.7deg);
    }
    .hand li {
      transform: translateY(calc(var(--turn) * var(--turn) * 1.2px));
    }
    .hand.very-long button {
      rotate: calc(var(--turn) * 1deg);
    }
    .hand.very-long li {
      transform: translateY(calc(var(--turn) * var(--turn) * 0.5px));
    }
    .opposite :is(.hand button, .hand li) {
      rotate: none;
      transform: none;
    }
    .choices {
      gap: 12px;
    }
    .opposite .hand {
      --cartavola-hand-card: clamp(56px, min(8cqi, 13cqb), 150px);
    }
    .note {
      inset: auto auto 0 0;
      /* No wider than its column, so it doesn't cover cards in the middle. */
      inline-size: 100%;
      z-index: 7;
    }
  }
  @container cartavola-table (inline-size >= 38em) and (block-size < 30em) {
    .hand {
      padding-block-start: 8px;
    }
    /* No wider than the space beside the question. */
    .asked:has(.of-cards) {
      grid-column: 1 / 3;
      justify-self: end;
    }
    .choices.of-cards {
      grid-template-columns: repeat(11, 44px);
    }
    .of-cards .row-start {
      grid-column-start: auto;
    }
    .opposite .hand {
      --cartavola-hand-card: clamp(44px, min(6cqi, 15cqb), 100px);
    }
    .note {
      inset: 0 0 auto auto;
      inline-size: calc(100% - 4px);
      margin-inline: 0 4px;
      padding: 6px 10px;
      z-index: 7;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .hand :is(li, button) {
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
