import {css} from 'lit';
import {rulesExplainerStyles} from '../question/book.styles.js';
import {answerStyles} from '../question/answer.styles.js';
import {boardStyles} from '../question/board.styles.js';
import {heapsStyles} from '../question/heaps.styles.js';
import {lessonStyles} from '../question/lesson.styles.js';
import {lessonWidthsStyles} from '../question/lesson-widths.styles.js';

/** Styles of a puzzle in addition to those of a lesson: the set and its results. */
const puzzleOwnStyles = css`
  .puzzle {
    grid-template-columns: minmax(0, 1fr);
  }
  /* Until the cards are measured, they are small enough for every puzzle, so the height does not change afterwards. */
  .puzzle.tight {
    --card: 36px;
  }
  /* Space for most feedback, so that it doesn't move the buttons. */
  .puzzle .says {
    min-block-size: calc(var(--cartavola-em) * 5.2);
  }
  .puzzle.tight .says {
    min-block-size: calc(var(--cartavola-em) * 4.4);
  }
  .puzzle .lesson-foot {
    flex-wrap: wrap;
  }
  .puzzle .lesson-head {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
    padding-block: 10px 8px;
  }
  .puzzle .lesson-head.alone {
    padding-block: 8px 0;
  }
  .set-title,
  .set-place {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 14px;
  }
  .set-title {
    justify-content: space-between;
  }
  .rating,
  .solved {
    color: var(--quiet);
    font-size: calc(var(--cartavola-em) * 0.875);
  }
  .alone .rating {
    justify-self: end;
  }
  .set-place label {
    max-inline-size: 100%;
  }
  .choice {
    min-block-size: 44px;
    max-inline-size: 100%;
    padding-inline: 10px;
    border: 1px solid var(--quiet);
    border-radius: 12px;
    color: inherit;
    background: light-dark(#fff, #121419);
    font: inherit;
    font-size: max(16px, var(--cartavola-em));
    font-weight: 500;
  }
  .erase {
    margin-inline-start: auto;
    color: var(--quiet);
    font-size: calc(var(--cartavola-em) * 0.875);
  }
  /* Full: solved on the first try. Half: solved. Green frame: solution seen. Faint frame: open. */
  .puzzle .dot {
    max-inline-size: calc(var(--cartavola-em) * 4);
    block-size: 10px;
    border: 2px solid var(--line);
    border-radius: 5px;
    background: none;
  }
  .puzzle .dot:is(.first, .solved, .shown) {
    border-color: var(--green);
  }
  .puzzle .dot.first {
    background: var(--green);
  }
  .puzzle .dot.solved {
    background: linear-gradient(to top, var(--green) 50%, transparent 50%);
  }
  /* Sixty dots fit into 280 px. */
  .skills.many {
    gap: 1px;
  }
  .many .dot {
    min-inline-size: 0;
    border-width: 1px;
    border-radius: 2px;
  }
  .puzzle .dot.here {
    box-shadow: 0 0 0 2px var(--surface), 0 0 0 4px var(--ink);
  }
  .left-out {
    font-size: calc(var(--cartavola-em) * 0.875);
  }
  .left-out summary {
    min-block-size: 24px;
    cursor: pointer;
  }
  .show-me {
    min-block-size: 44px;
    padding-inline: 6px;
  }
  .set-done {
    color: var(--quiet);
    font-size: calc(var(--cartavola-em) * 0.875);
  }
  @container cartavola-rules (inline-size >= 44em) {
    .puzzle .lesson-head:not(.alone) {
      grid-template-columns: auto minmax(0, 1fr);
      column-gap: 20px;
    }
    .puzzle .lesson-head > :is(.skills, .left-out) {
      grid-column: 1 / -1;
    }
    .set-title {
      gap: 14px;
    }
  }
  @media (forced-colors: active) {
    .puzzle .dot.first {
      border-color: Highlight;
      background: Highlight;
      forced-color-adjust: none;
    }
    .puzzle .dot.solved {
      border-color: Highlight;
    }
    .puzzle .dot.here {
      outline: 2px solid CanvasText;
      outline-offset: 2px;
    }
  }
  @media print {
    .puzzle :is(.lesson-foot, .set-place, .skills, .asked) {
      display: none;
    }
    .puzzle .felt {
      --text: #000;
      --accent: #000;
      border: 1px solid #888;
      break-inside: avoid;
      background: none;
    }
    .puzzle :is(.felt .other, .count, .by, .heap-name, .marks, .disc b, .rating, .step-text, .set-title) {
      color: #000;
      background-color: transparent;
    }
  }
`;

export const puzzleStyles = [
  ...rulesExplainerStyles,
  ...[lessonStyles, lessonWidthsStyles, ...boardStyles, heapsStyles, answerStyles],
  puzzleOwnStyles,
];
