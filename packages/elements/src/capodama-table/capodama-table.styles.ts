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
  .window {
    font-weight: 700;
    color: var(--text);
  }
  .sides .scale {
    inline-size: min(100%, 16rem);
  }
  @container cartavola-table (inline-size >= 56.25rem) {
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
  }
`;
