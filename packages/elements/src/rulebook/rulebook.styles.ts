import {css} from 'lit';
import {headingPrintStyles} from '../base/heading-print.styles.js';
import {rulebookPrintStyles} from './rulebook-print.styles.js';

/** Styles for the rules. */
const rules = css`
  .about {
    max-inline-size: calc(var(--em) * 42);
    margin-block-start: 8px;
    color: var(--quiet);
    font-size: calc(var(--em) * 1.0625);
    text-wrap: pretty;
  }
  .rules {
    position: relative;
    min-inline-size: 0;
  }
  .section {
    max-inline-size: calc(var(--em) * 44);
    margin-block-start: 24px;
  }
  h3 {
    padding-block-end: 6px;
    border-block-end: 2px solid var(--green);
    font-size: calc(var(--em) * 1.3125);
    line-height: 1.25;
  }
  h3,
  h4 {
    scroll-margin-block-start: 16px;
  }
  .intro {
    margin-block: 12px 4px;
    color: var(--quiet);
    text-wrap: pretty;
  }
  .rule {
    margin-inline: -16px -12px;
    padding: 12px 12px 12px 16px;
    border-radius: 12px;
  }
  .rule + .rule {
    margin-block-start: 4px;
  }
  .rule.target {
    background: var(--wash);
    box-shadow: inset 4px 0 var(--green);
  }
  .title {
    display: flex;
    gap: 4px;
  }
  h4 {
    font-size: calc(var(--em) * 1.0625);
    line-height: 1.35;
  }
  .when {
    inline-size: fit-content;
    margin-block: 4px;
    padding: 1px 10px;
    border: 1px solid var(--green);
    border-radius: 12px;
    color: var(--green);
    font-size: calc(var(--em) * 0.8125);
    font-weight: 600;
  }
  .link {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 32px;
    block-size: 32px;
    margin-block: -5px;
    border-radius: 8px;
    color: var(--quiet);
  }
  .link svg {
    inline-size: 18px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.6;
    stroke-linecap: round;
  }
  @media (hover: hover) {
    .link:not(:focus-visible, :hover, .rule:hover *) {
      opacity: 0;
    }
  }
  .text {
    margin-block-start: 2px;
    font-size: calc(var(--em) * 1.0625);
    line-height: 1.55;
    text-wrap: pretty;
  }
  mark {
    border-radius: 3px;
    color: inherit;
    background: light-dark(#ffe48a, #6a5712);
  }
  .example-button {
    min-block-size: 44px;
    color: var(--green);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .example {
    max-inline-size: calc(var(--em) * 34);
    margin-block: 4px 12px;
  }
  .example .told {
    min-block-size: 3em;
  }
  .example .candidate {
    justify-self: center;
  }
  dl {
    display: grid;
    gap: 8px;
    margin-block-start: 12px;
  }
  @media (forced-colors: active) {
    .rule.target {
      border: 2px solid CanvasText;
    }
    mark {
      forced-color-adjust: none;
      color: #000;
      background: #ffe48a;
    }
  }
`;

/** Styles for the search, its results, and the table of contents. */
const finding = css`
  .search {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 12px;
    max-inline-size: calc(var(--em) * 36);
    margin-block: 16px 4px;
  }
  .clear {
    min-block-size: 44px;
    color: var(--green);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .contents .list {
    display: flex;
    justify-content: space-between;
    align-items: center;
    inline-size: 100%;
    font-weight: 600;
  }
  .list::after {
    inline-size: 8px;
    block-size: 8px;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    content: '';
    transform: translateY(-2px) rotate(45deg);
  }
  .list[aria-expanded='true']::after {
    transform: translateY(2px) rotate(225deg);
  }
  .contents ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(calc(var(--em) * 13), 100%), 1fr));
    gap: 2px;
    padding-block-start: 4px;
  }
  .contents .folded {
    display: none;
  }
  .contents li button {
    display: grid;
    grid-template-columns: calc(var(--em) * 1.25) 1fr;
    align-items: center;
    inline-size: 100%;
    padding-inline: 8px;
    border-color: transparent;
  }
  .contents .last {
    padding-inline-start: calc(8px + (var(--em) * 1.25));
    grid-template-columns: 1fr;
  }
  .contents button {
    min-block-size: 44px;
    padding: 4px 14px;
    border: 1px solid var(--line);
    border-radius: 12px;
    font-size: calc(var(--em) * 0.9375);
    line-height: 1.25;
  }
  .contents button:hover {
    background: var(--wash);
  }
  .results {
    max-inline-size: calc(var(--em) * 44);
  }
  .results ol {
    display: grid;
    gap: 12px;
    margin: 8px 0 24px;
    padding: 0;
    list-style: none;
  }
  .result .text {
    margin-block-start: 0;
  }
  .to-rule {
    display: inline-block;
    min-block-size: 24px;
    color: inherit;
    font-weight: 600;
    text-decoration-color: var(--green);
    text-underline-offset: 0.2em;
  }
  .pages.aside {
    display: none;
  }
  @container cartavola-rules (inline-size >= 44em) {
    .pages {
      display: grid;
      grid-template-columns: calc(var(--em) * 13) minmax(0, 1fr);
      gap: 40px;
      align-items: start;
    }
    .contents {
      position: sticky;
      inset-block-start: 12px;
      margin-block-start: 16px;
    }
    .contents .list {
      display: none;
    }
    .contents ul,
    .contents .folded {
      display: grid;
      grid-template-columns: 1fr;
      padding: 0;
    }
  }
`;

export const rulebookStyles = [rules, finding, rulebookPrintStyles, headingPrintStyles];
