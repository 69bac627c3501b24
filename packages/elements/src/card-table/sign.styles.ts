import {css} from 'lit';

/** What counts in a trick: discs with a suit, and words beside them. */
export const signStyles = css`
  .sign {
    display: flex;
    align-items: center;
    gap: 8px;
    line-height: 1.15;
    font-size: 0.8125rem;
  }
  .sign .card {
    inline-size: 26px;
  }
  .sign b,
  .sign p span {
    display: block;
  }
  .sign p span {
    color: var(--quiet);
    font-size: 0.75rem;
  }
  .disc {
    position: relative;
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 34px;
    block-size: 34px;
    border-radius: 50%;
    background: #fffdf7;
  }
  .disc svg {
    inline-size: 62%;
    block-size: 62%;
  }
  .disc i {
    position: absolute;
    inset-block-end: -7px;
    inset-inline-end: -8px;
    padding: 0 5px;
    border-radius: 999px;
    color: var(--ink);
    background: var(--accent);
    font: 800 0.6875rem/1.5 system-ui, sans-serif;
  }
  @container cartavola-table (inline-size < 27.5rem) {
    .sign p span {
      display: none;
    }
  }
  @container cartavola-table (inline-size >= 56.25rem) {
    .sign {
      gap: 12px;
      font-size: 1.0625rem;
    }
    .sign .card {
      inline-size: 38px;
    }
    .sign p span {
      font-size: 0.875rem;
    }
    .disc {
      inline-size: 52px;
      block-size: 52px;
    }
    .disc i {
      font-size: 0.8125rem;
    }
  }
`;
