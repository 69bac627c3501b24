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
    display: flex;
    align-items: center;
    gap: 8px;
    line-height: 1.15;
    font-size: 0.8125rem;
  }
  .signs {
    display: flex;
    justify-content: center;
    gap: 4px 20px;
    min-block-size: 40px;
    margin-block-end: 8px;
  }
  /* Beside the top card, where only one stands there. */
  .signs:is(.of-2, .of-4) {
    position: absolute;
    inset: 2px 10px auto;
    justify-content: space-between;
    margin: 0;
  }
  .signs:is(.of-2, .of-4) .sign {
    max-inline-size: calc(50% - var(--trick-card) / 2 - 2px);
  }
  .signs .doubled {
    margin-inline-start: auto;
  }
  .signs:is(.of-3, .of-5, .of-6) .doubled {
    margin-inline-start: 0;
  }
  .sign .card {
    inline-size: 26px;
  }
  .window {
    font-weight: 700;
    color: var(--text);
  }
  .sides .scale {
    inline-size: min(100%, 16rem);
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
    .signs {
      gap: 36px;
      margin-block-end: 16px;
    }
    .signs:is(.of-2, .of-4) {
      /* Level with the top card: the trick is in the middle of what the seat above leaves. */
      inset-block-start: calc(50% + 28px - var(--trick-card) * 1.44);
      inset-inline: 0;
      justify-content: center;
      gap: calc(var(--trick-card) + 56px);
    }
    .signs:is(.of-2, .of-4) .sign {
      flex: 1;
      max-inline-size: none;
    }
    .signs.of-2 {
      gap: calc(var(--trick-card) * 2 + 76px);
    }
    .signs .led {
      justify-content: end;
    }
    .signs:is(.of-2, .of-4) .doubled:first-child {
      margin-inline-start: calc(50% + var(--trick-card) / 2 + 28px);
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
