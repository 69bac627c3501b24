import {css} from 'lit';

/** The suit led and the doubled suit, on either side of the trick. */
export const capodamaStyles = css`
  /* The one choice of the game is made before there is a trick: it has the middle for itself. */
  .asked {
    grid-area: middle;
    place-self: center;
    z-index: 3;
    block-size: auto;
  }
  .sign {
    position: absolute;
    inset-block-start: 2px;
    display: flex;
    align-items: center;
    gap: 6px;
    max-inline-size: calc(50% - var(--trick-card) / 2 - 8px);
    line-height: 1.15;
    font-size: 0.8125rem;
  }
  .sign.led {
    inset-inline-start: 10px;
  }
  .sign.doubled {
    inset-inline-end: 10px;
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
  @container cartavola-table (inline-size < 440px) {
    .sign p span {
      display: none;
    }
  }
  @container cartavola-table (inline-size >= 900px) {
    .sign {
      inset-block-start: 84px;
      gap: 12px;
      font-size: 1.0625rem;
    }
    .sign.led {
      inset-inline: auto calc(50% + var(--trick-card) / 2 + 28px);
    }
    .sign.doubled {
      inset-inline: calc(50% + var(--trick-card) / 2 + 28px) auto;
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
