import {css} from 'lit';
import {paintStyles} from '../base/paint.styles.js';
import {paperStyles} from '../base/paper.styles.js';
import {placeStyles} from '../base/place.styles.js';
import {plainTextStyles} from '../base/plain-text.styles.js';
import {printStyles} from './print.styles.js';
import {textStyles} from './text.styles.js';

/** Styles for the container and the navigation. */
const surface = css`
  :host {
    --cartavola-page-text: 1em;
    --cartavola-px: 1px;
    break-inside: auto;
  }
  /* Lengths follow the reader's text size, not the font size of the root element. */
  .box {
    --cartavola-em: 1em;
    --em: calc(tan(atan2(var(--cartavola-em), var(--cartavola-px))) * 1px);
    --page-text: calc(tan(atan2(var(--cartavola-page-text), var(--cartavola-px))) * 1px);
    display: block;
    /* Prevent repeated taps on a button from zooming the page. */
    touch-action: manipulation;
    container: cartavola-rules / inline-size;
    font-size: var(--cartavola-font-size, medium);
  }
  /* Content from the page keeps the page's text size. */
  .box > * {
    font-size: var(--page-text);
  }
  [hidden] {
    display: none !important;
  }
  * {
    box-sizing: border-box;
  }
  h2,
  h3,
  h4,
  p,
  ul,
  dl,
  dd {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  /* Tall enough to show a whole step at once, and taller in tall windows. cartavola.css reserves the same height. */
  .room {
    min-block-size: var(
      --cartavola-lesson-height,
      min(100svh - 8px, clamp(var(--em) * 42, var(--em) * 42 + 100svh - 100vw, var(--em) * 48))
    );
  }
  :host([view='rules']) .room {
    min-block-size: 100svh;
  }
  .room:has(> .book) {
    display: flex;
    flex-direction: column;
  }
  .book {
    flex: 1 0 auto;
  }
  .book,
  .problem {
    --note: light-dark(#f8f0da, #35301f);
    --note-edge: light-dark(#b98a1a, #d2ab49);
    padding: 20px 16px 24px;
    border: 1px solid var(--line);
    border-radius: var(--cartavola-radius, 16px);
    color: var(--ink);
    background: var(--surface);
    overflow-wrap: break-word;
  }
  /* Set the font of everything except the author's own steps, which keep the page's font. */
  :where(
      .problem,
      .book > :not(.lesson),
      .lesson > :not(.step),
      .step > :not(.step-text),
      .step-text > :not(slot)
    ) {
    font: 400 var(--em)/1.5 var(--cartavola-font, system-ui, sans-serif);
  }
  .problem {
    margin-block-end: 16px;
  }
  .problem code {
    color: var(--quiet);
    font-size: calc(var(--em) * 0.8125);
    overflow-wrap: anywhere;
  }
  .views {
    display: flex;
    gap: 4px;
    margin: 0 0 16px -10px;
  }
  .views button {
    min-block-size: 44px;
    padding-inline: 10px;
    border-block-end: 3px solid transparent;
    color: var(--quiet);
    font-weight: 600;
  }
  .views [aria-pressed='true'] {
    border-color: var(--green);
    color: var(--ink);
  }
  @media (forced-colors: active) {
    .views button {
      border-color: Canvas;
    }
    .views [aria-pressed='true'] {
      border-color: Highlight;
    }
  }
  /* Keep the view buttons in the same place in both views. */
  .book:has(> .views) {
    padding-block-start: 0;
    scroll-margin-block-start: 4px;
  }
  .book:has(.lesson) > .views {
    margin: 0;
    padding-inline: 6px;
  }
  .defs {
    position: absolute;
    inline-size: 0;
    block-size: 0;
  }
  h2,
  h3,
  .about,
  .intro,
  .text,
  dl {
    font-family: var(--cartavola-reading-font, Georgia, 'Source Serif 4', 'Noto Serif', serif);
  }
  h2 {
    font-size: calc(var(--em) * 1.625);
    line-height: 1.2;
    text-wrap: balance;
  }
  label,
  input {
    grid-column: 1 / -1;
  }
  label {
    font-size: calc(var(--em) * 0.875);
    font-weight: 600;
  }
  input {
    inline-size: 100%;
    min-block-size: 44px;
    padding-inline: 14px;
    border: 1px solid var(--quiet);
    border-radius: 12px;
    color: inherit;
    background: light-dark(#fff, #121419);
    font: inherit;
  }
  [role='status'] {
    min-block-size: 1.5em;
    color: var(--quiet);
    font-size: calc(var(--em) * 0.9375);
  }
  button {
    padding: 0;
    border: 0;
    color: inherit;
    background: none;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  .number {
    color: var(--green);
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
  :focus-visible {
    outline: 2px solid #17202e;
    outline-offset: 1px;
    box-shadow: 0 0 0 5px #ffd54a;
    border-radius: 6px;
  }
  [tabindex='-1']:focus {
    outline: none;
    box-shadow: none;
  }
  @container cartavola-rules (inline-size >= 44em) {
    .book {
      padding: 32px 36px 40px;
    }
    .book:has(.lesson) > .views {
      padding-inline: 26px;
    }
    h2 {
      font-size: calc(var(--em) * 2.125);
    }
  }
`;

export const rulesExplainerStyles = [
  placeStyles,
  plainTextStyles,
  paintStyles,
  paperStyles,
  surface,
  textStyles,
  printStyles,
];
