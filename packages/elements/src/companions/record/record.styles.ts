import {css} from 'lit';

/** Styles for the reader's record. */
export const recordStyles = css`
  .companion {
    --room: var(--cartavola-record-height, 32em);
    --line: color-mix(in srgb, currentColor 22%, transparent);
    /* The colour is darker on a light page, and lighter on a dark one. */
    --won: color-mix(in srgb, currentColor 30%, #12a060);
  }
  .record {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(19em, 100%), 1fr));
    align-content: start;
    gap: 16px 32px;
    line-height: 1.5;
  }
  footer {
    grid-column: 1 / -1;
  }
  .hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  h4 {
    margin: 0 0 4px;
    font-size: inherit;
    font-weight: 700;
  }
  ul,
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .quiet {
    color: color-mix(in srgb, currentColor 76%, transparent);
    font-size: 0.92em;
  }
  .sums,
  .legend,
  .asks {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px 14px;
  }
  svg {
    display: block;
    overflow: visible;
    fill: currentColor;
  }
  .ring {
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
  }
  .won {
    fill: var(--won);
  }
  .mark.none {
    opacity: 0.5;
  }
  .sums + h4 {
    margin-block-start: 10px;
  }
  .latest {
    max-inline-size: 100%;
    block-size: auto;
  }
  .legend {
    margin-block-start: 6px;
    font-size: 0.92em;
  }
  .legend span {
    display: inline-flex;
    align-items: center;
    gap: 5px;
  }
  .legend svg {
    inline-size: 0.9em;
    block-size: 0.9em;
  }
  .levels li {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: baseline;
    gap: 0 12px;
    margin-block-end: 6px;
  }
  .bar {
    grid-column: 1 / -1;
    inline-size: 100%;
    block-size: 9px;
  }
  .bar rect {
    vector-effect: non-scaling-stroke;
    stroke: currentColor;
    stroke-width: 1;
  }
  rect.lost {
    fill: none;
  }
  rect.drawn {
    fill: color-mix(in srgb, currentColor 40%, transparent);
  }
  .turns {
    display: flex;
    align-items: center;
    justify-content: space-between;
    max-inline-size: 26em;
  }
  .turns svg {
    inline-size: 16px;
    block-size: 16px;
    margin: auto;
  }
  button {
    min-block-size: 44px;
    min-inline-size: 44px;
    padding: 4px 16px;
    border: 1px solid var(--line);
    border-radius: 12px;
    color: inherit;
    background: none;
    font: inherit;
    font-weight: 600;
  }
  .turns button {
    padding: 0;
    border-color: transparent;
  }
  button:hover {
    background: color-mix(in srgb, currentColor 10%, transparent);
  }
  button[aria-disabled] {
    opacity: 0.35;
    background: none;
  }
  :is(button, a):focus-visible {
    outline: 2px solid currentColor;
    outline-offset: 2px;
  }
  .calendar {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: 2px;
    max-inline-size: 26em;
    text-align: center;
  }
  .weekday,
  .day > span {
    font-size: max(12px, 0.8em);
    line-height: 1.4;
    color: color-mix(in srgb, currentColor 76%, transparent);
    font-variant-numeric: tabular-nums;
  }
  .day {
    display: grid;
    justify-items: center;
    padding-block: 3px 5px;
    border-radius: 8px;
  }
  .day svg {
    inline-size: 16px;
    block-size: 16px;
  }
  .today {
    outline: 1px solid currentColor;
    outline-offset: -1px;
  }
  .best li {
    display: grid;
    grid-template-columns: minmax(2.6em, auto) 1fr;
    align-items: baseline;
    column-gap: 10px;
    padding-block: 5px;
    border-block-start: 1px solid var(--line);
    font-variant-numeric: tabular-nums;
  }
  .best li:first-child {
    border: 0;
  }
  .best a {
    grid-column: 2;
    justify-self: start;
    padding-block: 3px;
    color: inherit;
  }
  .asks {
    margin-block-start: 8px;
    padding-block-end: 4px;
  }
  .asks p {
    flex: 1 0 100%;
  }
  @media (forced-colors: active) {
    .won {
      fill: Highlight;
    }
    .quiet,
    .weekday,
    .day > span {
      color: CanvasText;
    }
    button[aria-disabled] {
      opacity: 1;
      color: GrayText;
    }
  }
`;
