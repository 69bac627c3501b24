import {css, unsafeCSS} from 'lit';

/** Styles for the bar at the top: the progress of the match, and the totals. */
export const barStyles = css`
  .bar {
    display: flex;
    align-items: center;
    gap: 2px 12px;
    min-block-size: 2.4em;
    padding: 3px 10px;
    background: var(--shade);
  }
  .title {
    flex: 1 1 0;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .title b {
    font-size: 1.15em;
  }
  .bar .target {
    color: var(--quiet);
    white-space: nowrap;
  }
  .totals {
    display: flex;
    gap: 10px;
  }
  .totals li {
    display: flex;
    align-items: center;
    gap: 5px;
    font-variant-numeric: tabular-nums;
  }
  .totals .avatar {
    --size: 1.7em;
  }
  .totals b {
    min-inline-size: 2ch;
    font-size: 1.2em;
  }
  /* There is only room for initials. Hide the names, but keep them for screen readers. */
  @container cartavola-table ((inline-size < 56em) or (block-size < 30em)) {
    .totals .name {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
  @container cartavola-table (inline-size < 35em) {
    .title b,
    .bar .target {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .totals {
      gap: 8px;
    }
    .totals li {
      gap: 3px;
    }
    .bar:has(.totals > :nth-child(5)) {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
    }
    .totals:has(> :nth-child(5)) > li {
      flex: 1;
    }
  }
  @container cartavola-table (35em <= inline-size < 43em) {
    .bar:has(.totals > :nth-child(4)) .title b {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  @container cartavola-table (35em <= inline-size < 80em) {
    .totals:has(> :nth-child(5)) {
      --stroke: 7px;
    }
    .bar:has(.totals > :nth-child(5)) .title b {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  @container cartavola-table (inline-size < 20em) {
    .totals:has(> :nth-child(4)) .avatar {
      --size: 1.35em;
    }
    .totals:has(> :nth-child(5)) b {
      min-inline-size: 0.7em;
    }
  }
  @container cartavola-table (inline-size < 27.5em) {
    .bar:has(.totals > :nth-child(4)) {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @container cartavola-table (inline-size < 24em) {
    .bar {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
    }
    .totals {
      gap: 2px;
    }
    .totals > li {
      flex: 1;
    }
  }
  @container cartavola-table (inline-size >= 56em) and (block-size >= 30em) {
    .bar {
      gap: 16px;
      min-block-size: 3.1em;
      padding: 4px var(--edge);
    }
    .title {
      font-size: 1.04em;
    }
    .title b {
      font-size: 1.25em;
      margin-inline-end: 8px;
    }
    .totals {
      gap: clamp(10px, 1.6cqi, 22px);
      font-size: 1.04em;
    }
  }
  @container cartavola-table (56em <= inline-size < 64em) {
    .totals:has(li:nth-child(4)) .name {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
  @container cartavola-table (64em <= inline-size < 80em) {
    .totals:has(li:nth-child(5)) .name {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
  @container cartavola-table (inline-size >= 64em) and (block-size >= 30em) {
    .totals li {
      display: grid;
      grid-template: 'avatar name total' auto 'avatar pips pips' auto / auto 1fr auto;
      column-gap: 8px;
      align-items: center;
    }
    .totals .avatar {
      --size: 2em;
    }
    .totals li > :first-child {
      grid-row: 1 / span 2;
    }
    /* Draw a stroke and a gap of 2 px for each point up to the target, and the points won over them. */
    .pips {
      --step: var(--stroke, 11px);
      --on: var(--text);
    }
    .pips:first-child {
      --on: var(--accent);
    }
    .pips::after {
      --won-size: calc(var(--won) * var(--step)) 100%;
      --mark: calc(var(--step) - 2px);
      content: '';
      grid-area: pips;
      display: block;
      inline-size: calc(var(--of) * var(--step) - 2px);
      block-size: 5px;
      border-radius: 3px;
      background:
        repeating-linear-gradient(90deg, var(--on) 0 var(--mark), #0000 var(--mark) var(--step)) 0 / var(--won-size) no-repeat,
        linear-gradient(90deg, var(--line) var(--mark), #0000 0) 0 / var(--step) 100%;
    }
  }
`;

/** Classes for each number of strokes up to 12 (`MOST_PIPS`), because strict policies forbid `style` attributes. */
export const pipStyles = unsafeCSS(
  Array.from({length: 13}, (_, count) => `.won-${count}{--won:${count}}.of-${count}{--of:${count}}`).join(''),
);
