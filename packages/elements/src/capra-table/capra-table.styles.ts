import {css} from 'lit';

/** Styles of the trump suit and the stock, the pairs of cards, and the folded cards. */
export const capraStyles = css`
  /* The trump suit and the stock above, the folded cards below. */
  .middle {
    grid-template: auto minmax(0, 1fr) calc(var(--cartavola-hand-card) * 0.52) / minmax(0, 1fr);
    --below: 0px;
    padding-block-start: 4px;
  }
  .middle > * {
    --trick-card: min(
      var(--cartavola-hand-card),
      (100cqi - var(--signs, 0px)) / var(--wide, 3.3),
      (100cqb - var(--cartavola-hand-card) * 0.52 - 28px) / 2.05
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
  /* Half under the stock, laid across. */
  .pack > .shown {
    inset-inline-end: calc(var(--size) * 0.65);
    rotate: 90deg;
  }
  .pairs {
    display: flex;
    justify-content: center;
    gap: calc(var(--trick-card) * 0.16);
    /* Room for two cards over each, so that the cards do not shift. */
    inline-size: 100%;
    block-size: calc(var(--trick-card) * 1.4 + 8px);
    padding-block-start: 8px;
  }
  .column {
    display: flex;
    inline-size: calc(var(--trick-card) * 1.52);
  }
  .column .card {
    flex: none;
    inline-size: var(--trick-card);
  }
  /* A card that beats another overlaps it, except for its index. */
  .column .card + .card {
    margin-inline-start: calc(var(--trick-card) * -0.74);
  }
  /* Each player's folded cards have a place of their own. */
  .folds {
    display: grid;
    grid: auto / repeat(4, minmax(0, 1fr));
    justify-content: center;
    gap: 4px 14px;
    min-inline-size: min(100%, var(--cartavola-hand-card) * 5);
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
    inline-size: calc(var(--cartavola-hand-card) * 0.34);
  }
  .fold .card + .card {
    margin-inline-start: calc(var(--cartavola-hand-card) * -0.19);
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
  /* Two players a row where there are many cards. */
  .last-cards:has(:nth-child(5)) {
    flex-wrap: wrap;
    gap: 16px 0;
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
  @container cartavola-table (inline-size < 19em) {
    .pack {
      white-space: normal;
      text-align: end;
    }
    .pack .count {
      min-inline-size: 0;
    }
  }
  @container cartavola-table (inline-size < 24em) {
    .side {
      align-items: start;
    }
    .side > span:last-child {
      flex-basis: 100%;
    }
  }
  @container cartavola-table (inline-size < 35em) {
    .choice {
      min-inline-size: 0;
      padding: 4px 14px;
    }
    /* The panel of the sides shows it. */
    .seat .taken {
      display: none;
    }
    .seats {
      min-block-size: 2.6em;
    }
  }
  @container cartavola-table (inline-size >= 56em) and (block-size >= 30em) {
    .table .middle:not(.scored) {
      grid-template: minmax(0, 1fr) calc(var(--cartavola-hand-card) * 0.5) / minmax(0, 1fr);
      --below: 60px;
    }
    .middle > * {
      --signs: 13em;
      --trick-card: min(
        var(--cartavola-hand-card),
        (100cqi - var(--signs)) / var(--wide, 3.3),
        (100cqb - var(--cartavola-hand-card) * 0.5 - 20px) / 1.45
      );
    }
    .signs {
      position: absolute;
      inset: 0;
      inline-size: auto;
      justify-content: space-between;
      gap: 0;
      padding-block-end: 60px;
    }
    .sign.trump,
    .pack {
      flex: none;
      flex-direction: column;
      gap: 8px;
      max-inline-size: 6em;
      font-size: 1em;
      text-align: center;
    }
    .pack {
      padding: calc(var(--size) * 1.4 + 14px) 0 0;
      inline-size: calc(var(--size) * 2);
      max-inline-size: none;
    }
    .needed {
      display: block;
      margin-block-start: 8px;
      color: var(--quiet);
      font-size: 0.93em;
    }
  }
  /* Above the neighbour on the right there is room for a row of small cards. */
  @container cartavola-table ((43em <= inline-size < 56em) and (block-size >= 30em)) or ((inline-size >= 56em) and (30em <= block-size < 43em)) {
    .last .last-cards:has(:nth-child(5)) {
      padding-inline-end: 4px;
    }
    .last .last-cards:has(:nth-child(5)) li {
      inline-size: 12.5%;
    }
    .last .last-cards:has(:nth-child(5)) li svg {
      inline-size: 24px;
    }
  }
  @container cartavola-table (inline-size >= 38em) and (block-size < 30em) {
    .table .middle:not(.scored) {
      grid-template: minmax(0, 1fr) / minmax(0, 1fr);
      --below: 52px;
      padding-block-start: 10px;
    }
    .middle > * {
      --signs: 13em;
      --trick-card: min(var(--cartavola-hand-card), (100cqi - var(--signs)) / var(--wide, 3.3), (100cqb - 20px) / 1.45);
    }
    .signs {
      position: absolute;
      inset: 4px 6px auto;
      inline-size: auto;
      align-items: start;
    }
    .folds {
      position: absolute;
      inset: auto 4px 2px auto;
      grid: repeat(4, calc(var(--cartavola-hand-card) * 0.38)) / auto;
      min-inline-size: 0;
    }
    .fold .card {
      inline-size: calc(var(--cartavola-hand-card) * 0.26);
    }
    .table .fold {
      grid-area: auto / 1;
    }
    .table .fold.left {
      grid-row: 1;
    }
    .table .fold.top {
      grid-row: 2;
    }
    .table .fold.right {
      grid-row: 3;
    }
    .table .fold.bottom {
      grid-row: 4;
    }
    .asked {
      min-block-size: 50px;
    }
    .choices {
      flex-wrap: nowrap;
    }
  }
  @container cartavola-table ((43em <= inline-size < 56em) and (block-size >= 30em)) or ((inline-size >= 38em) and (block-size < 30em)) or (280px <= inline-size < 17em) {
    .sign.trump,
    .pack {
      flex-direction: column;
      gap: 4px;
      max-inline-size: 6em;
      text-align: center;
      white-space: normal;
    }
    .pack {
      --size: 30px;
      padding: calc(var(--size) * 1.4 + 8px) 0 0;
      inline-size: calc(var(--size) * 2);
      max-inline-size: none;
    }
  }
  @container cartavola-table (43em <= inline-size < 56em) and (block-size >= 30em) {
    .middle:not(.scored) {
      --below: 60px;
    }
    .table:has(.signs) .prompt {
      padding-inline: 10px;
    }
    .middle > * {
      --trick-card: min(
        var(--cartavola-hand-card),
        100cqi / var(--wide, 3.3),
        (100cqb - var(--cartavola-hand-card) * 0.52 - 90px) / 1.45
      );
    }
  }
  @container cartavola-table (280px <= inline-size < 17em) {
    .table .middle:has(> .signs > .sign) {
      padding-block-start: 4px;
    }
    .table {
      --least-middle: calc(6em + 200px);
    }
    .middle > * {
      --trick-card: min(
        var(--cartavola-hand-card),
        100cqi / var(--wide, 3.3),
        (100cqb - var(--cartavola-hand-card) * 0.52 - 3em - 84px) / 1.45
      );
    }
    .table .signs {
      position: static;
    }
    .table .pack {
      --size: 44px;
      inline-size: 6em;
      padding-inline: 0;
    }
  }
`;
