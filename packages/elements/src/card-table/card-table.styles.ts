import type {CSSResult} from 'lit';
import {css} from 'lit';
import {barStyles} from './bar.styles.js';
import {handStyles} from './hand.styles.js';
import {landscapeStyles} from './landscape.styles.js';
import {ownStyles} from './own.styles.js';
import {scoreStyles} from './score.styles.js';
import {seatStyles} from './seat.styles.js';
import {signStyles} from './sign.styles.js';
import {toolStyles} from './tools.styles.js';
import {trickStyles} from './trick.styles.js';

/** The felt and its grid: the sizes of cards follow from the table's width alone. */
const frame = css`
  :host {
    display: grid;
    grid-template: 1fr auto / minmax(0, 1fr);
    container: cartavola-table / inline-size;
    /* Definite, or the least height would ask for a width through the ratio. */
    inline-size: 100%;
    inline-size: -moz-available;
    inline-size: -webkit-fill-available;
    inline-size: stretch;
    /* Nor may the columns of a grid that are as wide as what is in them. */
    min-inline-size: 0;
    aspect-ratio: 3 / 2;
    min-block-size: 704px;
    box-sizing: border-box;
    text-align: start;
    -webkit-tap-highlight-color: transparent;
  }
  :host([hidden]) {
    display: none;
  }
  * {
    box-sizing: border-box;
  }
  p,
  h2,
  h3,
  ul,
  dl,
  dd {
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: inherit;
  }
  .table {
    --felt: var(--cartavola-felt, #1f5a44);
    --accent: var(--cartavola-accent, #ffd54a);
    --text: var(--cartavola-text, #fbf6e9);
    --quiet: color-mix(in srgb, var(--text) 82%, var(--felt));
    --line: color-mix(in srgb, var(--text) 45%, transparent);
    --hover: color-mix(in srgb, var(--text) 12%, transparent);
    --ring: #fbf6e9;
    /* The accent as a text. */
    --call: var(--accent);
    --ink: #17202e;
    --shade: color-mix(in srgb, color-mix(in srgb, var(--felt), #000 62%) 42%, transparent);
    --panel: color-mix(in srgb, var(--felt), #000 42%);
    --surface: radial-gradient(120% 90% at 50% 40%, color-mix(in srgb, var(--felt), #fff 4%), var(--felt) 55%, color-mix(in srgb, var(--felt), #000 22%));
    --hand-card: clamp(62px, 24cqi, 80px);
    --trick-card: clamp(56px, 21cqi, 70px);
    position: relative;
    display: grid;
    grid-template: 'bar' auto 'seats' auto 'sides' auto 'opposite' auto 'own' auto 'middle' minmax(min-content, 1fr) 'asked' auto 'hands' auto 'tools' auto / minmax(0, 1fr);
    gap: 4px 0;
    padding-block-end: 4px;
    overflow: clip;
    /* A table that is out of sight costs nothing. */
    content-visibility: auto;
    contain-intrinsic-size: auto 704px;
    border-radius: var(--cartavola-radius, 16px);
    color: var(--text);
    background: var(--surface);
    font: 400 0.875rem/1.3 var(--cartavola-font, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif);
    accent-color: var(--accent);
    color-scheme: dark;
    -webkit-user-select: none;
    user-select: none;
  }
  :host([theme='wood']) .table {
    --felt: var(--cartavola-felt, #5b3820);
    --surface: repeating-linear-gradient(91deg, #0000 0 7px, rgb(30 14 4 / 0.09) 7px 9px, #0000 9px 23px, rgb(255 226 180 / 0.035) 23px 26px),
      repeating-linear-gradient(90deg, rgb(20 8 0 / 0.3) 0 2px, #0000 2px 160px),
      linear-gradient(100deg, color-mix(in srgb, var(--felt), #fff 7%), var(--felt) 45%, color-mix(in srgb, var(--felt), #000 18%));
  }
  :host([theme='plain']) .table {
    --felt: var(--cartavola-felt, light-dark(#f3f1ea, #1d2126));
    --text: var(--cartavola-text, light-dark(#17202e, #f2efe6));
    --ring: light-dark(#17202e, #fbf6e9);
    --call: light-dark(#17633f, #ffd54a);
    --shade: light-dark(#17202e12, #ffffff12);
    --panel: light-dark(#fffdf7, #2a3037);
    --surface: var(--felt);
    border: 1px solid var(--line);
    color-scheme: light dark;
  }
  .hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .defs {
    position: absolute;
    inline-size: 0;
    block-size: 0;
  }
  .quiet {
    color: var(--quiet);
  }
  .row {
    display: flex;
    justify-content: space-between;
    gap: 8px;
    align-items: baseline;
  }
  button {
    font: inherit;
    color: inherit;
    border: 0;
    margin: 0;
    padding: 0;
    background: none;
    cursor: pointer;
    touch-action: manipulation;
  }
  :focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
    box-shadow: 0 0 0 7px var(--ink);
  }
  [data-refuge]:focus {
    outline: none;
    box-shadow: none;
  }
  .icon {
    inline-size: 1.25em;
    block-size: 1.25em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
    vertical-align: -0.25em;
    flex: none;
  }
  .flights {
    /* Covers nothing: what is on the felt can be looked at by tools, too. */
    position: absolute;
    inset: 0 auto auto 0;
    pointer-events: none;
  }
  .flight {
    position: absolute;
  }
  .bar {
    grid-area: bar;
  }
  .seats {
    grid-area: seats;
  }
  .sides {
    grid-area: sides;
  }
  .own {
    grid-area: own;
  }
  .middle {
    grid-area: middle;
  }
  .asked {
    grid-area: asked;
  }
  .hands {
    grid-area: hands;
  }
  .tools {
    grid-area: tools;
  }
  .last {
    display: none;
  }
  @container cartavola-table (27.5rem <= inline-size < 56.25rem) {
    .table {
      --hand-card: clamp(84px, 18cqi, 100px);
      --trick-card: clamp(76px, 17cqi, 90px);
    }
  }
  @container cartavola-table (inline-size >= 56.25rem) {
    .table {
      --hand-card: clamp(96px, 9.4cqi, 140px);
      --trick-card: clamp(84px, 8.6cqi, 128px);
      grid-template: 'bar bar bar' auto 'sides opposite last' auto 'left middle right' minmax(0, 1fr) 'own hands tools' auto / minmax(180px, 1fr) minmax(0, 2.8fr) minmax(180px, 1fr);
      gap: 8px 16px;
      padding-block-end: 16px;
      border-radius: var(--cartavola-radius, 20px);
    }
    .table:has(.trick:is(.of-5, .of-6)) {
      --trick-card: clamp(72px, 7.4cqi, 110px);
    }
    .asked {
      grid-area: hands;
      align-self: start;
      z-index: 3;
      block-size: 0;
    }
    .last {
      display: block;
    }
  }
  @media print {
    :host {
      aspect-ratio: auto;
      min-block-size: 0;
      break-inside: avoid;
    }
    .table {
      --text: #000;
      --quiet: #333;
      --call: #000;
      --ring: #000;
      --surface: none;
      --shade: none;
      border: 1px solid #999;
      color-scheme: light;
    }
    .tools,
    .asked,
    .note,
    .panel,
    .hand .unplayable::after {
      display: none !important;
    }
  }
  @media (forced-colors: active) {
    .table {
      border: 2px solid CanvasText;
    }
    .icon {
      forced-color-adjust: auto;
    }
  }
`;

export const tableStyles: readonly CSSResult[] = [
  frame,
  barStyles,
  seatStyles,
  ownStyles,
  trickStyles,
  signStyles,
  handStyles,
  toolStyles,
  scoreStyles,
  landscapeStyles,
];
