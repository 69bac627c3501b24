import {css, type CSSResultGroup} from 'lit';
import {paintStyles} from '../base/paint.styles.js';
import {paperStyles} from '../base/paper.styles.js';
import {headingPrintStyles} from '../base/heading-print.styles.js';
import {placeStyles} from '../base/place.styles.js';
import {plainTextStyles} from '../base/plain-text.styles.js';
import {chartStyles} from './chart.styles.js';
import {entryStyles} from './entry.styles.js';
import {sheetStyles} from './sheet.styles.js';

/** Styles for the container. */
const surface = css`
  .box {
    container: cartavola-pad / inline-size;
    font-size: var(--cartavola-font-size, medium);
  }
  .pad {
    --edge: light-dark(#8b8778, #7b7f8b);
    --on-green: light-dark(#fffdf9, #10201a);
    --wrong: light-dark(#a11226, #ff9d9d);
    display: flex;
    flex-direction: column;
    gap: 6px;
    box-sizing: border-box;
    /* The minimum height lets players enter a deal at any text size, even if the page sets a height. cartavola.css
       reserves the same height. */
    block-size: max(22em, var(--cartavola-pad-height, clamp(31.25em, 100svh, 40em)));
    min-block-size: 0;
    padding: 8px;
    border: 1px solid var(--line);
    border-radius: min(var(--cartavola-radius, 16px), 16px);
    color: var(--ink);
    background: var(--surface);
    /* Don't create a scroll container, so the buttons stick to the window. */
    overflow: clip;
    inline-size: 100%;
    max-inline-size: 35em;
    margin-inline: auto;
    overflow-wrap: break-word;
    font: 400 var(--cartavola-font-size, medium) / 1.3 var(--cartavola-font, system-ui, sans-serif);
    touch-action: manipulation;
  }
  * {
    box-sizing: border-box;
  }
  .pad :is(p, h3, ul) {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  header {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 8px;
    padding-inline: 4px;
  }
  h3 {
    font-size: 1.05em;
    font-weight: 700;
  }
  small,
  .quiet,
  .kept {
    color: var(--quiet);
    font-size: max(12px, 0.84em);
    font-weight: 400;
  }
  .kept {
    margin-inline-start: auto;
  }
  .body {
    display: flex;
    flex: 1 1 auto;
    flex-direction: column;
    gap: 6px;
    min-block-size: 0;
    overflow: hidden auto;
    /* Room for focus rings. */
    padding: 3px;
  }
  .scroll {
    flex: 1 1 auto;
    min-block-size: 84px;
    overflow: auto;
  }
  .note {
    max-block-size: max(3.9em, 30svh);
    padding-inline: 4px;
    overflow: hidden auto;
    font-size: max(12px, 0.9em);
  }
  .note.wrong {
    color: var(--wrong);
    font-weight: 600;
  }
  /* Keep the note and the buttons in view while any part of the pad is visible. */
  footer {
    position: sticky;
    z-index: 1;
    inset-block-end: 0;
    display: flex;
    flex: none;
    flex-direction: column;
    gap: 6px;
    margin: -2px -8px -8px;
    padding: 2px 8px 8px;
    background: var(--surface);
  }
  .acts,
  .tabs {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .acts > *,
  .tabs > * {
    flex: 1 1 auto;
    min-inline-size: 0;
  }
  .acts > .main {
    flex-grow: 2;
  }
  button {
    min-block-size: 44px;
    min-inline-size: 44px;
    padding: 4px 6px;
    border: 1px solid var(--edge);
    border-radius: 12px;
    color: inherit;
    background: none;
    font: inherit;
    font-weight: 600;
    cursor: pointer;
    -webkit-user-select: none;
    user-select: none;
  }
  @media (hover: hover) {
    button:not(.main, [aria-disabled]):hover {
      background: var(--wash);
    }
  }
  button.main {
    min-block-size: 48px;
    border-color: var(--green);
    color: var(--on-green);
    background: var(--green);
  }
  .tabs button {
    padding-inline: 2px;
    border-color: transparent;
    font-size: max(12px, 0.9em);
  }
  .tabs button[aria-pressed='true'] {
    background: var(--wash);
    box-shadow: inset 0 -3px var(--green);
  }
  button[aria-disabled] {
    color: var(--quiet);
    opacity: 0.6;
  }
  :is(button, input, .cell, .scroll, .note, textarea):focus-visible {
    outline: 3px solid var(--green);
    outline-offset: -1px;
  }
  button.main:focus-visible {
    outline-color: var(--ink);
    outline-offset: 1px;
  }
  /* Limit names to four lines. */
  .name {
    display: -webkit-box;
    -webkit-line-clamp: 4;
    -webkit-box-orient: vertical;
    min-inline-size: 0;
    overflow: hidden;
  }
  .list {
    display: flex;
    flex-direction: column;
    gap: 6px;
  }
  .list button {
    text-align: start;
    padding-inline: 14px;
  }
  [hidden] {
    display: none !important;
  }
  textarea {
    inline-size: 100%;
    border: 1px solid var(--edge);
    border-radius: 12px;
    padding: 8px;
    color: inherit;
    background: none;
    font: inherit;
    font-size: max(12px, 0.84em);
  }
  .paper {
    display: none;
  }
  /* In a short window, the buttons are beside the fields. */
  @media (max-height: 31em) {
    @container cartavola-pad (inline-size >= 600px) {
      .pad {
        display: grid;
        grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) max(250px, 38%);
        max-inline-size: 50em;
      }
      header {
        grid-column: 1 / -1;
      }
      footer {
        align-self: end;
        margin-inline-start: 0;
      }
    }
  }
  @media (forced-colors: active) {
    .tabs button[aria-pressed='true'],
    .cell[data-active],
    .option:has(:checked) {
      border-color: Highlight;
    }
  }
`;

/** Styles for the printed sheet. */
const printStyles = css`
  @media print {
    /* Only block layout can break across pages. */
    :host {
      display: block;
      break-inside: auto;
      contain: none;
    }
    header {
      display: block;
    }
    .paper .chart {
      break-inside: avoid;
      break-after: avoid;
    }
    .pad {
      display: block;
      block-size: auto;
      border: 0;
      overflow: visible;
      color: #000;
      background: none;
    }
    .body,
    .note,
    .kept,
    footer {
      display: none;
    }
    .paper {
      display: block;
    }
    .marks :is(tbody, tfoot) tr {
      block-size: auto;
      break-inside: avoid;
    }
  }
`;

/** Style sheets of a score pad. */
export const padStyles: CSSResultGroup = [
  placeStyles,
  headingPrintStyles,
  plainTextStyles,
  paintStyles,
  paperStyles,
  surface,
  sheetStyles,
  entryStyles,
  chartStyles,
  printStyles,
];
