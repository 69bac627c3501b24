import type {CSSResult} from 'lit';
import {css} from 'lit';
import {leftHandStyles} from './left-hand.styles.js';
import {feltStyles} from '../../base/felt.styles.js';
import {placeStyles} from '../../base/place.styles.js';
import {arrangementStyles} from './arrangement.styles.js';
import {barStyles, pipStyles} from './bar.styles.js';
import {frameStyles} from './frame.styles.js';
import {handStyles} from './hand.styles.js';
import {largeTextStyles} from './large-text.styles.js';
import {noteStyles} from './note.styles.js';
import {ownStyles} from './own.styles.js';
import {badgeStyles} from './badge.styles.js';
import {seatStyles} from './seat.styles.js';
import {sideScoreStyles} from './side-score.styles.js';
import {signStyles} from './sign.styles.js';
import {smallStyles} from './small.styles.js';
import {toolStyles} from './tools.styles.js';
import {trickStyles} from './trick.styles.js';

/**
 * Styles for the felt: its colours, and the common properties of everything on it. Font sizes are in em. 1em is 14 px at
 * the browser's default font size.
 */
const felt = css`
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
    --quiet: color-mix(in srgb, var(--text) 82%, var(--felt));
    --line: color-mix(in srgb, var(--text) 45%, transparent);
    --hover: color-mix(in srgb, var(--text) 12%, transparent);
    --ring: #fbf6e9;
    /* The accent colour for text. */
    --call: var(--accent);
    --ink: #17202e;
    --shade: color-mix(in srgb, color-mix(in srgb, var(--felt), #000 62%) 42%, transparent);
    --panel: color-mix(in srgb, var(--felt), #000 42%);
    --surface: var(--cloth);
    position: relative;
    overflow: clip;
    border-radius: var(--cartavola-radius, 16px);
    color: var(--text);
    background: var(--surface);
    font: 400 max(12px, 0.875em)/1.3 var(--cartavola-font, system-ui, sans-serif);
    accent-color: var(--accent);
    color-scheme: dark;
  }
  .table[data-theme='wood'] {
    --felt: var(--cartavola-felt, #5b3820);
    --surface: repeating-linear-gradient(91deg, #0000 0 7px, rgb(30 14 4 / 0.09) 7px 9px, #0000 9px 23px, rgb(255 226 180 / 0.035) 23px 26px),
      repeating-linear-gradient(90deg, rgb(20 8 0 / 0.3) 0 2px, #0000 2px 160px),
      linear-gradient(100deg, color-mix(in srgb, var(--felt), #fff 7%), var(--felt) 45%, color-mix(in srgb, var(--felt), #000 18%));
  }
  .table[data-theme='plain'] {
    --felt: var(--cartavola-felt, light-dark(#f3f1ea, #1d2126));
    --text: var(--cartavola-text, light-dark(#17202e, #f2efe6));
    --ring: light-dark(#17202e, #fbf6e9);
    --call: light-dark(#17633f, #ffd54a);
    --shade: light-dark(#17202e12, #ffffff12);
    --panel: light-dark(#fffdf7, #2a3037);
    --surface: var(--felt);
    border: 1px solid var(--line);
    color-scheme: inherit;
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
    /* Don't cover anything, so the elements below can still be clicked, and picked in developer tools. */
    position: absolute;
    inset: 0 auto auto 0;
    pointer-events: none;
  }
  .flight {
    position: absolute;
  }
  @media print {
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
    /* Suits keep their colours and their background. */
    .disc {
      forced-color-adjust: none;
    }
  }
`;

export const tableStyles: readonly CSSResult[] = [
  placeStyles,
  feltStyles,
  frameStyles,
  felt,
  arrangementStyles,
  barStyles,
  pipStyles,
  badgeStyles,
  seatStyles,
  ownStyles,
  trickStyles,
  signStyles,
  noteStyles,
  handStyles,
  toolStyles,
  sideScoreStyles,
  leftHandStyles,
  largeTextStyles,
  smallStyles,
];
