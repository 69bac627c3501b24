import {css} from 'lit';
import {rulesExplainerStyles} from '../question/book.styles.js';
import {answerStyles} from '../question/answer.styles.js';
import {boardStyles} from '../question/board.styles.js';
import {heapsStyles} from '../question/heaps.styles.js';
import {lessonStyles} from '../question/lesson.styles.js';
import {lessonWidthsStyles} from '../question/lesson-widths.styles.js';

/** Styles for a puzzle in addition to those of a lesson: the set and its results. */
const puzzleOwnStyles = css`
  .puzzle {
    grid-template-columns: minmax(0, 1fr);
  }
  /* Until the cards are measured, make them small enough for any puzzle, so that the height doesn't change
     afterwards. */
  .puzzle.tight {
    --card: 36px;
  }
  /* Reserve space for most feedback, so that it doesn't move the buttons. */
  .puzzle .says {
    min-block-size: calc(var(--em) * 5.9);
  }
  .puzzle.tight .says {
    min-block-size: calc(var(--em) * 5.1);
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
  .set-title {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 14px;
  }
  .set-title b {
    flex: 1 0 auto;
    max-inline-size: 100%;
  }
  .rating,
  .solved {
    color: var(--quiet);
    font-size: calc(var(--em) * 0.875);
    font-weight: 400;
  }
  .alone .rating {
    justify-self: end;
  }
  .overview {
    position: relative;
  }
  .overview summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 14px;
    min-block-size: 44px;
    padding-inline: 12px;
    border: 1px solid var(--line);
    border-radius: 12px;
    font-weight: 500;
    cursor: pointer;
  }
  .overview summary::after {
    content: '▾' / '';
  }
  .overview summary .solved {
    margin-inline-start: auto;
  }
  .overview .all {
    position: absolute;
    z-index: 9;
    inset: calc(100% + 4px) 0 auto;
    display: grid;
    justify-items: start;
    gap: 10px;
    max-block-size: calc(var(--em) * 26);
    overflow: auto;
    padding: 12px;
    border: 1px solid var(--line);
    border-radius: 12px;
    background: var(--surface);
    box-shadow: 0 8px 30px rgb(0 0 0 / 0.3);
  }
  .overview h3 {
    margin: 0 0 4px;
    font-size: inherit;
  }
  .overview ol {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  /* Full: solved on the first try. Half: solved. Green frame: solution seen. Dashed frame: missed. Faint frame:
     untried. */
  .chip {
    min-inline-size: 44px;
    min-block-size: 44px;
    padding: 0;
    border: 2px solid var(--line);
    text-align: center;
    border-radius: 10px;
    color: inherit;
    background: none;
    font: inherit;
    cursor: pointer;
  }
  .chip:is(.first, .solved, .shown) {
    border-color: var(--green);
  }
  .chip.missed {
    border-color: var(--quiet);
    border-style: dashed;
  }
  .chip.first {
    color: var(--surface);
    background: var(--green);
  }
  .chip.solved {
    background: linear-gradient(to top, color-mix(in srgb, var(--green) 30%, transparent) 50%, transparent 50%);
  }
  .chip[aria-current] {
    box-shadow: 0 0 0 2px var(--surface), 0 0 0 4px var(--ink);
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .legend li {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  .legend .chip {
    flex: none;
    min-inline-size: 20px;
    min-block-size: 20px;
    border-radius: 6px;
    cursor: default;
  }
  .erase,
  .legend {
    color: var(--quiet);
    font-size: calc(var(--em) * 0.875);
  }
  .left-out {
    font-size: calc(var(--em) * 0.875);
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
    font-size: calc(var(--em) * 0.875);
  }
  @container cartavola-rules (inline-size >= 44em) {
    .puzzle .lesson-head:not(.alone) {
      grid-template-columns: auto minmax(20em, 1fr);
      align-items: center;
      column-gap: 20px;
    }
    .puzzle .lesson-head > .left-out {
      grid-column: 1 / -1;
    }
  }
  /* In a wide window, put the feedback below the question, so that the cards can be larger. */
  @media not print and (orientation: landscape) {
    @container cartavola-rules (inline-size >= 44em) {
      .puzzle .step:has(.stage) {
        grid-template: auto 1fr / minmax(0, 4fr) minmax(0, 9fr);
        row-gap: 12px;
      }
      .puzzle .stage {
        display: contents;
      }
      .puzzle .felt {
        grid-area: 1 / 2 / span 2;
        align-content: space-evenly;
      }
      .puzzle .says {
        grid-area: 2 / 1;
      }
      .puzzle .asked {
        text-align: start;
      }
    }
  }
  @media (forced-colors: active) {
    .chip.first {
      border-color: Highlight;
      color: HighlightText;
      background: Highlight;
      forced-color-adjust: none;
    }
    .chip.solved {
      border-color: Highlight;
    }
    .chip[aria-current] {
      outline: 2px solid CanvasText;
      outline-offset: 2px;
    }
  }
  @media print {
    .puzzle {
      break-inside: avoid;
    }
    .puzzle :is(.lesson-foot, .overview, .asked) {
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
