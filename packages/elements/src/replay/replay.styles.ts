import {faceStyles} from '@cartavola/faces';
import {css, type CSSResultGroup} from 'lit';
import {headingPrintStyles} from '../base/heading-print.styles.js';
import {placeStyles} from '../base/place.styles.js';
import {pictureStyles} from '../picture/picture.styles.js';
import {movesStyles} from './moves.styles.js';

/** Styles for a replay: one column, or two if the moves fit beside the cards. Its size doesn't depend on its content. */
export const replayStyles: CSSResultGroup = [
  placeStyles,
  headingPrintStyles,
  faceStyles,
  pictureStyles,
  movesStyles,
  css`
    :host {
      margin-block: 1em;
      --accent: light-dark(#1f5c46, #8fd0b3);
      --paper: light-dark(#fffdf7, #161b22);
      --ink: light-dark(#17202e, #f3f5f7);
      --soft: light-dark(#4a5565, #b9c2cc);
      --line: light-dark(#d5d8d2, #39424d);
      --here: light-dark(#ffe9a3, #5c4a10);
    }
    .box {
      position: relative;
      container-type: inline-size;
      /* Tapping a button repeatedly doesn't zoom. */
      touch-action: manipulation;
    }
    .replay {
      all: initial;
      color-scheme: inherit;
      box-sizing: border-box;
      display: grid;
      grid-template: auto minmax(0, 1fr) auto minmax(0, 10.5em) auto / minmax(0, 1fr);
      gap: 8px;
      block-size: var(--cartavola-replay-height, 640px);
      padding: 10px;
      border: 1px solid var(--line);
      border-radius: var(--cartavola-radius, 14px);
      color: var(--ink);
      background: var(--paper);
      font: var(--cartavola-font-size, 16px) / 1.4 var(--cartavola-font, system-ui, sans-serif);
      overflow: hidden;
    }
    .replay * {
      box-sizing: border-box;
    }
    p {
      margin: 0;
    }
    .place {
      font-size: 0.92em;
      font-weight: 600;
      white-space: nowrap;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    .ground {
      min-block-size: 0;
      touch-action: pan-y pinch-zoom;
      outline-offset: -3px;
    }
    .picture {
      -webkit-user-select: none;
      user-select: none;
    }
    button,
    select {
      font: inherit;
      color: inherit;
      letter-spacing: normal;
      text-transform: none;
      border: 1px solid var(--line);
      border-radius: 9px;
      background: transparent;
      min-block-size: 40px;
      margin: 0;
      padding: 4px 10px;
      cursor: pointer;
    }
    select {
      min-block-size: 36px;
      max-inline-size: 12em;
      background: var(--paper);
    }
    button:hover {
      border-color: var(--accent);
    }
    :focus-visible {
      outline: 3px solid #2f6fed;
      outline-offset: 1px;
    }
    .controls {
      display: flex;
      gap: 4px;
    }
    .step {
      flex: 1 1 0;
      min-inline-size: 0;
      block-size: 44px;
      padding: 0;
      display: grid;
      place-items: center;
    }
    .step[data-step='play'] {
      flex-grow: 1.6;
    }
    [aria-disabled='true'] {
      opacity: 0.38;
      cursor: default;
    }
    .icon {
      inline-size: 24px;
      block-size: 24px;
      fill: currentcolor;
    }
    .options {
      display: flex;
      flex-wrap: wrap;
      gap: 6px 10px;
      align-items: center;
      font-size: 0.92em;
    }
    .options label {
      display: inline-flex;
      gap: 6px;
      align-items: center;
    }
    .options label span {
      color: var(--soft);
    }
    .options button {
      min-block-size: 36px;
    }
    .icon-only {
      padding: 4px 8px;
      display: grid;
    }
    .copied:empty {
      display: none;
    }
    .settings {
      display: contents;
    }
    [data-act='settings'] {
      display: none;
    }
    @container (inline-size < 640px) {
      .options {
        position: relative;
        flex-wrap: nowrap;
        gap: 6px;
      }
      .options > button {
        flex: 1 1 auto;
        padding-inline: 6px;
      }
      .options > .icon-only {
        flex: none;
      }
      [data-act='settings'] {
        display: grid;
      }
      .settings {
        display: none;
      }
      .more > .settings {
        position: absolute;
        inset-block-end: calc(100% + 6px);
        inset-inline-end: 0;
        display: flex;
        flex-direction: column;
        gap: 8px;
        align-items: flex-end;
        padding: 12px;
        border: 1px solid var(--line);
        border-radius: 12px;
        background: var(--paper);
        box-shadow: 0 6px 24px #0003;
      }
      .copied {
        position: absolute;
        inset-block-end: calc(100% + 6px);
        inset-inline: 0;
        padding: 8px 12px;
        border-radius: 10px;
        background: var(--here);
        overflow-wrap: anywhere;
      }
    }
    @container (inline-size >= 640px) {
      .replay {
        grid-template: auto minmax(0, 1fr) auto auto / minmax(0, 3fr) minmax(230px, 2fr);
        grid-template-areas: 'place beside' 'ground beside' 'controls beside' 'options options';
        block-size: var(--cartavola-replay-height, 560px);
        column-gap: 14px;
      }
      .place {
        grid-area: place;
      }
      .ground {
        grid-area: ground;
      }
      .controls {
        grid-area: controls;
      }
      .beside {
        grid-area: beside;
      }
      .options {
        grid-area: options;
      }
    }
    .spoken {
      position: absolute;
      inset-block-start: 0;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .playing {
      grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
      grid-template-areas: none;
      block-size: auto;
      min-block-size: var(--cartavola-replay-height, 640px);
    }
    .figures {
      display: none;
    }
    @media print {
      /* Only block layout can break across pages. */
      :host {
        display: block;
        break-inside: auto;
        contain: none;
      }
      /* Print the replay as a single figure if the figures of commented moments haven't been rendered. */
      .replay {
        display: block;
        block-size: auto;
        padding: 0;
        border: 0;
        color: #000;
        background: none;
        overflow: visible;
      }
      .replay .ground {
        block-size: 420px;
        break-inside: avoid;
      }
      .beside,
      .moves {
        display: block;
        block-size: auto;
        max-block-size: none;
        overflow: visible;
      }
      .controls,
      .options,
      .replay:has(~ .figures) {
        display: none;
      }
      .box {
        container-type: normal;
      }
      .figures {
        /* Height of a figure. */
        --kept: 150mm;
        display: block;
      }
      .figures figure {
        margin: 0 0 1em;
        break-inside: avoid;
      }
      .figures .picture {
        block-size: auto;
        max-inline-size: 420px;
      }
    }
    @media (forced-colors: active) {
      .here {
        outline: 2px solid Highlight;
      }
      .icon {
        fill: ButtonText;
      }
    }
  `,
];
