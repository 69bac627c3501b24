import {css} from 'lit';

/** Styles for the content beside a name: the seat's roles, and its own suit. */
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
  /* Put a second role over the avatar, so the row of seats doesn't get taller. */
  .seat .badge + .badge {
    position: absolute;
    inset: 1em auto auto 0;
    padding-inline: 5px;
  }
  .seat .badge + .badge + .badge {
    translate: 0 -1.5em;
  }
  .seat .badge + .badge .icon {
    display: none;
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
