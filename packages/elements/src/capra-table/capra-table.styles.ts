import {css} from 'lit';

/** The trump suit and the stock, the pairs of cards, and what was folded. */
export const capraStyles = css`
  .middle {
    grid-template: auto minmax(min-content, 1fr) auto / minmax(0, 1fr);
    place-content: stretch;
    place-items: center;
    gap: 4px;
    min-block-size: calc(var(--trick-card) * 3.6);
  }
  .signs {
    display: flex;
    justify-content: space-between;
    align-items: center;
    inline-size: 100%;
  }
  .pack {
    --size: calc(var(--trick-card) * 0.52);
    position: relative;
    display: flex;
    align-items: center;
    justify-content: end;
    min-block-size: calc(var(--size) * 1.4 + 4px);
    padding-inline-end: calc(var(--size) * 1.95);
    color: var(--quiet);
    font-size: 0.75rem;
    white-space: nowrap;
  }
  .pack.gone {
    padding: 0;
  }
  .pack > .card,
  .pile {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-end: 0;
    inline-size: var(--size);
    border-radius: 9%;
  }
  .pile svg {
    display: block;
    box-shadow:
      2px 2px 0 -1px #fffdf7,
      4px 4px 0 -2px #c9c2ad;
    border-radius: 9%;
  }
  /* Half under the stock, across. */
  .pack > .shown {
    inset-inline-end: calc(var(--size) * 0.65);
    rotate: 90deg;
  }
  .pairs {
    display: flex;
    justify-content: center;
    gap: clamp(6px, 2.4cqi, 20px);
    padding-block-start: 10px;
  }
  .pairs:has(.column:nth-child(4)) {
    --trick-card: clamp(52px, 19cqi, 90px);
    gap: 4px;
  }
  .column {
    inline-size: calc(var(--trick-card) + 4px);
  }
  .column .card {
    inline-size: var(--trick-card);
  }
  /* A card that beats lies over the one it beats, a little aside. */
  .column .card + .card {
    margin-block-start: calc(var(--trick-card) * -0.98);
    margin-inline-start: 4px;
  }
  .column .card + .card + .card {
    margin-inline-start: 0;
  }
  .folds {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 4px 14px;
    min-block-size: calc(var(--trick-card) * 0.56);
  }
  .fold {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  .fold .avatar {
    --size: 1.25rem;
  }
  .fold .card {
    inline-size: calc(var(--trick-card) * 0.4);
  }
  .fold .card + .card {
    margin-inline-start: calc(var(--trick-card) * -0.22);
  }
  /* The reader's own: seen through, for nobody else sees them. */
  .own-fold > svg {
    opacity: 0.62;
  }
  .own-fold {
    outline: 1px dashed var(--line);
  }
  .asked {
    min-block-size: 56px;
  }
  .needed {
    display: none;
  }
  /* Two players a row where there are many cards. */
  .last-cards:has(:nth-child(5)) {
    flex-wrap: wrap;
    gap: 16px 0;
    max-inline-size: 16rem;
  }
  .last-cards:has(:nth-child(5)) li {
    inline-size: 25%;
  }
  .last-cards:has(:nth-child(9)) {
    padding-inline-end: 14px;
  }
  .last-cards:has(:nth-child(9)) li {
    inline-size: 16.6%;
  }
  .last-cards:has(:nth-child(13)) {
    padding-inline-end: 22px;
  }
  .last-cards:has(:nth-child(13)) li {
    inline-size: 12.5%;
  }
  .last-cards:has(:nth-child(5)) li svg {
    inline-size: 43px;
  }
  .score {
    grid-row: 1 / -1;
  }
  .marks .won b {
    color: #9c1526;
  }
  @container cartavola-table (inline-size < 35rem) {
    .choice {
      min-inline-size: 0;
      padding: 4px 14px;
    }
    /* The sides' panel says it. */
    .seat .taken {
      display: none;
    }
  }
  @media (orientation: portrait), (min-height: 481px) {
    @container cartavola-table (inline-size >= 56.25rem) {
      .table {
        --trick-card: clamp(84px, 9cqi, 132px);
      }
      .middle {
        grid-area: 2 / 2 / 4;
        grid-template-rows: minmax(min-content, 1fr) auto;
        padding-block: 72px 60px;
        min-block-size: calc(var(--trick-card) * 3.3 + 132px);
      }
      .asked {
        grid-area: middle;
        align-self: end;
        block-size: auto;
      }
      .last {
        grid-row: 2 / 4;
      }
      .signs {
        position: absolute;
        inset: 72px 0 100px;
      }
      .sign.trump,
      .pack {
        flex-direction: column;
        gap: 8px;
        max-inline-size: 7rem;
        text-align: center;
      }
      .pack {
        padding: calc(var(--size) * 1.4 + 14px) 0 0;
        inline-size: calc(var(--size) * 2);
        font-size: 0.875rem;
      }
      .pack:not(:has(.shown)) {
        inline-size: auto;
      }
      .pack:not(:has(.shown)) .pile {
        inset-inline-end: calc(50% - var(--size) / 2);
      }
      .pack.gone {
        padding: 0;
      }
      .pairs:has(.column:nth-child(4)) {
        --trick-card: clamp(72px, 8.2cqi, 124px);
      }
      .sign.trump {
        max-inline-size: 5.6rem;
        font-size: 0.9375rem;
      }
      .needed {
        display: block;
        margin-block-start: 8px;
        color: var(--quiet);
        font-size: 0.8125rem;
      }
    }
  }
  @media (orientation: landscape) and (max-height: 480px) {
    @container cartavola-table (inline-size >= 35rem) {
      .middle {
        min-block-size: 0;
        padding-block: 4px 0;
      }
      .asked {
        grid-area: own;
        place-self: end;
        min-block-size: 0;
      }
      .choices {
        justify-content: end;
      }
    }
  }
`;
