import {css} from 'lit';

/** The strip on top: where in the match we are, and the totals. */
export const barStyles = css`
  .bar {
    display: flex;
    align-items: center;
    gap: 4px 16px;
    padding: 6px 12px;
    background: var(--shade);
  }
  .title b {
    font-size: 1rem;
  }
  .bar .target {
    margin-inline-start: auto;
    color: var(--quiet);
  }
  .totals {
    display: flex;
    gap: 12px;
  }
  .totals li {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  .totals .avatar {
    --size: 1.375rem;
  }
  .totals b {
    font-size: 1.0625rem;
  }
  .pips {
    display: none;
  }
  /* There is room for the initials only; a screen reader says whose total it is. */
  @container cartavola-table (inline-size < 56.25rem) {
    .totals .name {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
  @container cartavola-table (inline-size < 35rem) {
    .title b {
      display: none;
    }
    .bar {
      flex-wrap: wrap;
      justify-content: space-between;
      padding: 6px 10px 4px;
    }
    .bar .target {
      margin: 0;
    }
    .totals {
      inline-size: 100%;
      justify-content: space-between;
      gap: 2px;
    }
    .totals:has(:nth-child(5)) :is(li, .avatar) {
      --size: 1.25rem;
      gap: 2px;
    }
  }
  @container cartavola-table (inline-size >= 56.25rem) {
    .bar {
      padding: 10px 24px;
    }
    .title b {
      font-size: 1.125rem;
      margin-inline-end: 8px;
    }
    .totals {
      gap: 20px;
    }
    .totals li {
      display: grid;
      grid-template: 'avatar name total' auto 'avatar pips pips' auto / auto 1fr auto;
      column-gap: 8px;
    }
    .totals .avatar {
      --size: 1.75rem;
    }
    .totals .members {
      grid-row: 1 / span 2;
    }
    .pips {
      grid-area: pips;
      display: flex;
      gap: 2px;
    }
    .pips i {
      inline-size: 9px;
      block-size: 5px;
      border-radius: 3px;
      background: var(--line);
    }
    .pips .on {
      background: var(--text);
    }
    .totals li:first-child .on {
      background: var(--accent);
    }
  }
`;
