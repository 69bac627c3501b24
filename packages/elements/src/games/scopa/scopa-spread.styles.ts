import {css} from 'lit';

/** Styles for the cards on the table: their positions, and the outlines of those that are or can be captured. */
export const scopaSpreadStyles = css`
  /* The cards are positioned with translate, so moving one doesn't shift anything else. */
  .spread {
    --columns: var(--even-columns);
    --rows: var(--even-rows);
    --gap: clamp(8px, 2cqi, 18px);
    --size: min(
      var(--hand-card),
      100cqi / var(--columns) - var(--gap),
      (100cqb / var(--rows) - var(--gap)) / 1.4
    );
    position: relative;
    place-self: stretch;
  }
  .spread li {
    --x: var(--even-x);
    --y: var(--even-y);
    position: absolute;
    inset: 0 auto auto 0;
    inline-size: var(--size);
    translate: calc(50cqi + var(--x) * (var(--size) + var(--gap)) - var(--size) / 2)
      calc(50cqb + var(--y) * (var(--size) * 1.4 + var(--gap)) - var(--size) * 0.7);
  }
  /* The shape of the middle determines which number of rows allows the largest cards. */
  @container cartavola-middle (aspect-ratio < 1.1) {
    .spread {
      --columns: var(--tall-columns);
      --rows: var(--tall-rows);
    }
    .spread li {
      --x: var(--tall-x);
      --y: var(--tall-y);
    }
  }
  @container cartavola-middle (1.9 <= aspect-ratio < 2.9) {
    .spread {
      --columns: var(--wide-columns);
      --rows: var(--wide-rows);
    }
    .spread li {
      --x: var(--wide-x);
      --y: var(--wide-y);
    }
  }
  @container cartavola-middle (aspect-ratio >= 2.9) {
    .spread {
      --columns: var(--band-columns);
      --rows: var(--band-rows);
    }
    .spread li {
      --x: var(--band-x);
      --y: var(--band-y);
    }
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
  .spread :is(.picked, .proof, .would)::after {
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
  .spread ::before {
    inset-block: auto -9px;
  }
  /* In print, nothing moves, and the middle is as tall as its cards. */
  @media print {
    .spread {
      display: flex;
      flex-wrap: wrap;
      place-content: center;
      gap: 14px;
    }
    .spread li {
      position: relative;
      inline-size: 70px;
      translate: none;
    }
  }
`;
