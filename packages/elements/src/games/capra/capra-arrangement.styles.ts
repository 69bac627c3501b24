import {css} from 'lit';

/** Styles for the middle and the seats for each frame size. */
export const capraArrangementStyles = css`
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
    /* The sides' panel already shows what has been taken. */
    .seat .taken {
      display: none;
    }
    .seats {
      min-block-size: 2.6em;
    }
  }
  @container cartavola-table (inline-size >= 56em) and (block-size >= 30em) {
    .table .middle:not(.scored) {
      grid-template: minmax(0, 1fr) calc(var(--hand-card) * 0.5) / minmax(0, 1fr);
    }
    .middle > * {
      --signs: 13em;
      --trick-card: min(
        var(--hand-card),
        (100cqi - var(--signs)) / var(--wide, 3.3),
        (100cqb - var(--hand-card) * 0.5 - 20px) / 1.45
      );
    }
    .signs {
      position: absolute;
      inset: 0;
      inline-size: auto;
      justify-content: space-between;
      gap: 0;
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
  /* There is room for a row of small cards above the player on the right. */
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
      --trick-card: min(var(--hand-card), (100cqi - var(--signs)) / var(--wide, 3.3), (100cqb - 20px) / 1.45);
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
      grid: repeat(4, calc(var(--hand-card) * 0.38)) / auto;
      min-inline-size: 0;
    }
    .fold .card {
      inline-size: calc(var(--hand-card) * 0.26);
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
  @container cartavola-table ((43em <= inline-size < 56em) and (block-size >= 30em)) or ((inline-size >= 38em) and (block-size < 30em)) {
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
    .table:has(.signs) .prompt {
      padding-inline: 10px;
    }
    .middle > * {
      --trick-card: min(
        var(--hand-card),
        100cqi / var(--wide, 3.3),
        (100cqb - var(--hand-card) * 0.52 - 90px) / 1.45
      );
    }
  }
  @container cartavola-table (280px <= inline-size < 17em) {
    .table .middle:has(> .signs > .sign) {
      padding-block-start: 4px;
    }
    .table:has(.signs) {
      --least-middle: calc(2.4em + 30px + var(--least-trick));
    }
    .middle > * {
      --trick-card: min(
        var(--hand-card),
        100cqi / var(--wide, 3.3),
        (100cqb - var(--hand-card) * 0.52 - 62px) / 1.45
      );
    }
    .table .signs {
      position: static;
    }
    .table .sign.trump,
    .table .pack {
      font-size: max(12px, 0.72em);
      white-space: normal;
    }
    .table .pack {
      --size: 38px;
      flex: 0 1 auto;
      min-inline-size: 0;
    }
  }
`;
