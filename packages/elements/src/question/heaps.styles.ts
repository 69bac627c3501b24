import {css} from 'lit';

/** Styles for gathered cards, signs on the felt, and boards with little space. */
export const heapsStyles = css`
  /* Cards in a row may overlap, as they do in the hand. */
  .heap {
    display: grid;
    grid-template-columns: repeat(var(--before, 5), minmax(0, var(--step, 28px))) 34px;
    gap: 3px 0;
  }
  .tight .heap {
    grid-template-columns: repeat(var(--all), minmax(0, var(--step, 28px))) 34px;
  }
  .heap.covered {
    --step: 8px;
  }
  .marks {
    padding-inline: 8px;
    border-radius: 10px;
    color: #17202e;
    background: var(--accent);
    white-space: nowrap;
  }
  .board .heaps {
    gap: 4px 16px;
  }
  .heaps li {
    min-inline-size: 0;
  }
  .felt > .figure {
    display: grid;
    grid-template-columns: repeat(var(--columns, 5), auto);
    justify-content: center;
    gap: 8px;
    margin: 0;
  }
  .felt > .figure .card {
    inline-size: min(var(--card, 92px), (100cqi - (var(--columns, 5) - 1) * 8px) / var(--columns, 5));
  }
  .felt > .figure .sign {
    color: inherit;
  }
  @container cartavola-board (inline-size < 28em) {
    .board .others {
      gap: 4px;
    }
    .other {
      gap: 3px;
      min-block-size: 24px;
      padding-inline: 5px;
      font-size: calc(var(--em) * 0.8125);
    }
    .board {
      grid-template-columns: auto minmax(0, 1fr);
    }
    .board > * {
      grid-column: 1 / -1;
    }
    .board .signs {
      gap: 4px 12px;
    }
    .signs li {
      gap: 4px;
      font-size: max(12px, calc(var(--em) * 0.75));
      line-height: 1.15;
    }
    .tight .felt {
      padding: 4px;
    }
    .tight .board {
      gap: 5px;
    }
    .own-trump svg {
      inline-size: max(14px, 1em);
    }
    .felt .card.small {
      inline-size: 30px;
    }
    .disc {
      inline-size: 1.9em;
      block-size: 1.9em;
    }
    .disc b {
      inset: auto -10px -4px auto;
    }
    .disc:has(b) {
      margin-inline-end: 8px;
    }
    .disc .card-face {
      inline-size: 1.2em;
    }
  }
  /* Put the signs beside the trick if there is room. */
  @container cartavola-board (14em <= inline-size < 28em) {
    :is(.signs:has(+ .middle:not(.wide)), .tight .signs:has(+ .middle:not(.widest))) {
      grid-column: 1;
      align-content: center;
      inline-size: 6.75em;
    }
    :is(.board .signs + .middle:not(.wide), .tight .board .signs + .middle:not(.widest)) {
      --room: 8em;
      grid-column: 2;
    }
    .heaps .few {
      display: flex;
      align-items: center;
      gap: 10px;
    }
    .few .heap-name {
      max-inline-size: 45cqi;
    }
    /* Two groups share a row if their cards stay legible. */
    .tight .heaps li {
      display: block;
      flex: 1 max(50% - 8px, var(--all) * 11px + 34px);
      line-height: 1.15;
    }
  }
`;
