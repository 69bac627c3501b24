import {css} from 'lit';

/** Styles of the coach panel. */
export const coachStyles = css`
  .companion {
    --room: var(--cartavola-coach-height, 26em);
    --line: color-mix(in srgb, currentColor 22%, transparent);
  }
  .review {
    line-height: 1.5;
  }
  h4,
  h5 {
    margin: 14px 0 6px;
    font-size: inherit;
    font-weight: 700;
  }
  h5 {
    margin: 0 0 6px;
  }
  ol {
    padding: 0;
    list-style: none;
  }
  .moment {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 15em));
    gap: 6px 18px;
    padding-block: 12px;
    border-block-start: 1px solid var(--line);
  }
  .moment > :is(h5, p, .asks) {
    grid-column: 1 / -1;
  }
  figure {
    margin: 0;
  }
  figcaption {
    color: color-mix(in srgb, currentColor 76%, transparent);
    font-size: 0.92em;
  }
  .laid {
    display: flex;
    min-inline-size: 3.4em;
  }
  .laid playing-card {
    inline-size: 3.4em;
  }
  /* Several cards overlap, each with its corner visible. */
  .laid playing-card + playing-card {
    margin-inline-start: -1.3em;
  }
  .cost {
    font-weight: 400;
    color: color-mix(in srgb, currentColor 76%, transparent);
  }
  .quiet {
    margin-block-end: 10px;
  }
  .asks {
    margin-block-start: 4px;
  }
  button,
  summary {
    box-sizing: border-box;
    min-block-size: 44px;
    cursor: pointer;
    font-weight: 600;
  }
  button {
    min-inline-size: 44px;
    padding: 4px 16px;
    border: 1px solid var(--line);
    border-radius: 12px;
    color: inherit;
    background: none;
    font: inherit;
    font-weight: 600;
  }
  summary {
    padding-block: 10px;
    border-block-start: 1px solid var(--line);
  }
  button:hover {
    background: color-mix(in srgb, currentColor 10%, transparent);
  }
  :is(button, summary):focus-visible {
    outline: 2px solid currentColor;
    outline-offset: 2px;
  }
  .all {
    margin-block-start: 12px;
  }
  .all li {
    display: flex;
    justify-content: space-between;
    gap: 14px;
    padding-block: 3px;
  }
  .quiet {
    color: color-mix(in srgb, currentColor 76%, transparent);
    font-size: 0.92em;
  }
  @media (forced-colors: active) {
    .quiet,
    .cost,
    figcaption {
      color: CanvasText;
    }
  }
  @media print {
    .asks {
      display: none;
    }
  }
`;
