import {css} from 'lit';
import {feltStyles} from '../base/felt.styles.js';

const board = css`
  .spoken {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .felt {
    display: grid;
    gap: 8px;
    min-inline-size: 0;
    padding: 10px;
    border-radius: 16px;
    container: cartavola-board / inline-size;
    color: var(--text);
    background: var(--cloth);
  }
  .board {
    position: relative;
    display: grid;
    gap: 8px;
  }
  .board ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .board .others {
    justify-content: space-around;
    gap: 6px 12px;
  }
  .other {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;
    min-block-size: 28px;
    padding-inline: 10px;
    border-radius: 14px;
    background: rgb(0 0 0 / 0.22);
    font-size: calc(var(--em) * 0.875);
    font-weight: 600;
  }
  .other.turn {
    box-shadow: inset 0 0 0 2px var(--accent);
  }
  .count {
    min-inline-size: 1.4em;
    border-radius: 4px;
    color: #17202e;
    background: #dbe9df;
    font-size: calc(var(--em) * 0.8125);
    text-align: center;
  }
  .open-hand {
    display: flex;
    flex-wrap: wrap;
    gap: 3px 0;
    padding-inline-start: 8px;
  }
  .open-hand .card {
    margin-inline-start: -8px;
  }
  .own-trump svg,
  .disc svg,
  .suit svg {
    display: block;
    inline-size: 1.25em;
    block-size: auto;
  }
  .own-trump {
    padding: 2px;
    border-radius: 50%;
    background: #fffdf7;
  }
  .board .signs {
    gap: 8px 16px;
  }
  .signs li {
    display: flex;
    align-items: center;
    gap: 8px;
    font-size: calc(var(--em) * 0.9375);
    font-weight: 600;
  }
  .disc {
    flex: none;
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 2.15em;
    block-size: 2.15em;
    border-radius: 50%;
    color: #17202e;
    background: #fffdf7;
  }
  .disc .card-face {
    inline-size: 1.2em;
  }
  .disc b {
    position: absolute;
    inset: auto -8px -6px auto;
    padding-inline: 4px;
    border-radius: 8px;
    background: var(--accent);
    font-size: max(12px, calc(var(--em) * 0.6875));
  }
  .number-sign {
    font-size: calc(var(--em) * 0.875);
    font-weight: 700;
  }
  /* Cards on the table are as large as the window's height and the board's width allow. */
  .board .middle {
    --table-card: min(var(--most, 9in), var(--card, 92px) * 0.86, (100cqi - var(--room, 0px) - (var(--columns, 4) - 1) * 8px) / var(--units, 4));
    display: grid;
    grid-template-columns: repeat(var(--columns, 4), auto);
    justify-content: center;
    align-items: end;
    gap: 8px;
  }
  .laid {
    display: grid;
    justify-items: center;
    gap: 2px;
  }
  .by,
  .heap-name {
    color: #dbe9df;
    font-size: calc(var(--em) * 0.8125);
    font-weight: 600;
  }
  /* A name in large text must not be wider than the card. */
  .middle .by {
    font-size: max(12px, min(var(--em) * 0.8125, var(--table-card) * 0.36));
  }
  .by:empty::before {
    content: '\\200b';
  }
  .group {
    display: flex;
  }
  .several .card + .card {
    margin-inline-start: calc(var(--table-card) * -0.5);
  }
  .middle .card {
    inline-size: var(--table-card);
  }
  .slot {
    display: grid;
    place-items: center;
    box-sizing: border-box;
    inline-size: var(--table-card);
    min-inline-size: min-content;
    block-size: calc(var(--table-card) * 1.4);
    border: 2px dashed var(--accent);
    border-radius: 8px;
    color: var(--accent);
    font-size: max(12px, min(var(--em) * 0.75, var(--table-card) * 0.36));
    font-weight: 600;
    line-height: 1.1;
    text-align: center;
  }
  /* Cards in a row overlap if they don't all fit side by side. */
  .board .hand {
    --hand-card: min(var(--card, 92px), max((100cqi - (var(--in-row, 4) - 1) * 8px) / var(--in-row, 4), 60px));
    display: grid;
    grid-template-columns: repeat(var(--before, 3), minmax(0, calc(var(--hand-card) + 8px))) var(--hand-card);
    justify-content: center;
    gap: 8px 0;
  }
  .board .hand.single {
    grid-template-columns: var(--hand-card);
  }
  /* Use two rows if the cards in a single row would be too close together to tap with a thumb. */
  @container cartavola-board (inline-size < 22em) {
    .board .hand.many {
      --hand-card: min(var(--card, 92px), max((100cqi - (var(--half) - 1) * 8px) / var(--half), 36px));
      grid-template-columns: repeat(var(--before-half), minmax(0, calc(var(--hand-card) + 8px))) var(--hand-card);
      row-gap: 4px;
    }
  }
  .felt .card {
    position: relative;
    display: block;
    padding: 0;
    border-radius: 9%;
    background: none;
  }
  .hand .card {
    inline-size: var(--hand-card);
    transition: transform 0.12s;
  }
  .felt .card.small {
    inline-size: 34px;
  }
  .felt .card svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
    filter: drop-shadow(0 2px 3px rgb(0 0 0 / 0.3));
  }
  /* Use a dotted ring, because a chosen card has a solid one. */
  .felt .ringed {
    outline: 3px dotted var(--text);
    outline-offset: 2px;
    border-radius: 9%;
  }
  .felt .picked {
    outline: 3px solid var(--text);
    outline-offset: 2px;
    transform: translateY(-6px);
  }
  .felt .wrong {
    outline: 3px dashed #ffb3a6;
    outline-offset: 2px;
  }
  .felt .right {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  .badge-sign {
    position: absolute;
    inset-block-start: -10px;
    inset-inline-start: calc(50% - 12px);
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    border-radius: 50%;
    color: #17202e;
    background: #fffdf7;
    box-shadow: 0 1px 3px rgb(0 0 0 / 0.4);
    font: 700 14px/1 system-ui, sans-serif;
  }
  .wrong .badge-sign {
    color: #fff;
    background: #a3122a;
  }
  .felt :focus-visible {
    outline: 2px solid #17202e;
    outline-offset: 1px;
    box-shadow: 0 0 0 5px var(--accent);
  }
  .flights {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
  .flight {
    position: absolute;
  }
  .flight svg {
    display: block;
    inline-size: 100%;
  }
  @media (prefers-reduced-motion: reduce) {
    .hand .card {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    .felt,
    .bubble-text,
    .candidate {
      border: 1px solid CanvasText;
    }
    .dot.done::before,
    .dot.here::before {
      background: Highlight;
    }
    .felt .picked,
    .felt .right,
    .felt .ringed,
    .felt .wrong {
      outline-color: Highlight;
    }
  }
`;

/** Styles for a step's small table. */
export const boardStyles = [feltStyles, board];
