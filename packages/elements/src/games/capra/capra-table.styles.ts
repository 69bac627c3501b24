import {css} from 'lit';

/** Styles for the trump suit, the stock, the pairs of cards, and the folded cards. */
export const capraStyles = css`
  /* The trump suit and the stock are above the trick, and the folded cards are below it. */
  .middle {
    grid-template: auto minmax(0, 1fr) calc(var(--hand-card) * 0.52) / minmax(0, 1fr);
    --below: 0px;
    padding-block-start: 4px;
  }
  .middle > * {
    --trick-card: min(
      var(--hand-card),
      (100cqi - var(--signs, 0px)) / var(--wide, 3.3),
      (100cqb - var(--hand-card) * 0.52 - 28px) / 2.05
    );
  }
  .middle:has(.column:nth-child(3)) {
    --wide: 5;
  }
  .middle:has(.column:nth-child(4)) {
    --wide: 6.7;
  }
  .middle.scored {
    grid-template-rows: minmax(0, 1fr);
  }
  .signs {
    position: static;
    display: flex;
    justify-content: space-between;
    align-items: center;
    inline-size: 100%;
  }
  .sign.trump {
    max-inline-size: none;
  }
  .pack {
    --size: calc(var(--trick-card) * 0.46);
    position: relative;
    display: flex;
    align-items: center;
    justify-content: end;
    min-block-size: calc(var(--size) * 1.4 + 4px);
    padding-inline-end: calc(var(--size) * 1.95);
    color: var(--quiet);
    font-size: max(12px, 0.857em);
    white-space: nowrap;
  }
  .pack .count {
    min-inline-size: 6.4em;
  }
  .pack > .card,
  .pile {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-end: 0;
    inline-size: var(--size);
    border-radius: 9% / 6.43%;
  }
  .pile svg {
    display: block;
    box-shadow:
      2px 2px 0 -1px #fffdf7,
      4px 4px 0 -2px #c9c2ad;
    border-radius: 9% / 6.43%;
  }
  /* The trump card is crosswise, half under the stock. */
  .pack > .shown {
    inset-inline-end: calc(var(--size) * 0.65);
    rotate: 90deg;
  }
  .pairs {
    display: flex;
    justify-content: center;
    gap: calc(var(--trick-card) * 0.16);
    align-items: center;
    /* Fill the space, so the size of the box doesn't depend on the cards. */
    place-self: stretch;
  }
  .column {
    display: flex;
    padding-block-start: 8px;
    inline-size: calc(var(--trick-card) * 1.52);
  }
  .column .card {
    flex: none;
    inline-size: var(--trick-card);
  }
  /* A card that beats another overlaps it, but leaves its index visible. */
  .column .card + .card {
    margin-inline-start: calc(var(--trick-card) * -0.74);
  }
  /* Each player's folded cards are in a separate column. */
  .folds {
    display: grid;
    grid: auto / repeat(4, minmax(0, 1fr));
    place-content: center;
    align-self: stretch;
    gap: 4px 14px;
    min-inline-size: min(100%, var(--hand-card) * 5);
  }
  .fold.left {
    grid-area: 1 / 1;
  }
  .fold.top {
    grid-area: 1 / 2;
  }
  .fold.right {
    grid-area: 1 / 3;
  }
  .fold.bottom {
    grid-area: 1 / 4;
  }
  .fold {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  .fold .card {
    inline-size: calc(var(--hand-card) * 0.34);
  }
  .fold .card + .card {
    margin-inline-start: calc(var(--hand-card) * -0.19);
  }
  /* The reader's own folded cards are translucent, because nobody else sees their faces. */
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
  /* Two players per row if there are many cards. */
  .last-cards:has(:nth-child(5)) {
    flex-wrap: wrap;
    gap: 20px 0;
    max-inline-size: 17em;
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
  .marks .won b {
    color: #9c1526;
  }
`;
