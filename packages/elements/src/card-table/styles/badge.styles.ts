import {css} from 'lit';

/** Styles of what stands beside a name: the roles of a seat, and its own suit. */
export const badgeStyles = css`
  .badge {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    padding: 0 7px 0 5px;
    border-radius: 999px;
    color: var(--ink);
    background: var(--accent);
    font-weight: 700;
    font-size: max(12px, 0.857em);
    line-height: 1.5;
    white-space: nowrap;
  }
  /* Two roles in one line. */
  @container cartavola-table ((inline-size >= 56em) or (block-size < 30em)) {
    .seat .who:has(.badge + .badge) {
      flex-wrap: nowrap;
      gap: 3px;
    }
    .seat .badge:has(+ .badge),
    .seat .badge + .badge {
      padding-inline: 4px;
    }
    .seat .badge:has(+ .badge) .icon,
    .seat .badge + .badge .icon {
      display: none;
    }
  }
  /* A seat's own suit. */
  .who > .card-sign,
  .own > .taken > .card-sign {
    inline-size: 1.5em;
    padding: 3px;
    border-radius: 50%;
    background: #fffdf7;
  }
  .badge .icon {
    inline-size: 1em;
    block-size: 1em;
    stroke-width: 0;
  }
`;
