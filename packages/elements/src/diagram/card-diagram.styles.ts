import {css, type CSSResultGroup} from 'lit';
import {paintStyles} from '../base/paint.styles.js';
import {placeStyles} from '../base/place.styles.js';
import {pictureStyles} from '../picture/picture.styles.js';

/**
 * Styles for a diagram. Its size doesn't depend on its content, so the page doesn't shift: cards without a table are as
 * tall as a hand, and tables (with the `game` attribute) are taller.
 */
export const diagramStyles: CSSResultGroup = [
  paintStyles,
  placeStyles,
  pictureStyles,
  css`
    :host {
      margin-block: 1em;
    }
    figure {
      display: flex;
      flex-direction: column;
      align-items: center;
      margin: 0;
    }
    .ground {
      flex: none;
      box-sizing: border-box;
      inline-size: 100%;
      max-inline-size: 640px;
      block-size: 156px;
      overflow: hidden;
    }
    :host([game]) .ground,
    .ground.table {
      block-size: var(--cartavola-diagram-height, 420px);
    }
    figcaption {
      margin-block-start: 0.5em;
      min-block-size: 1lh;
      font-size: 0.92em;
      text-align: center;
      text-wrap: balance;
    }
    :host([inline]) {
      display: inline-flex;
      inline-size: auto;
      min-inline-size: 0;
      max-inline-size: 100%;
      /* The element is as tall as a line, so line spacing does not change. */
      block-size: 1.65em;
      margin: -0.25em 0.1em;
      vertical-align: middle;
    }
    /* Text instead of a diagram that could not be loaded. */
    :host([inline]:state(text)) {
      display: inline;
      margin: 0;
      vertical-align: baseline;
    }
    :host([inline]) .ground {
      position: relative;
      /* As tall as the host, or as a line if the page resets the host's styles. */
      block-size: 1.65em;
      min-block-size: 100%;
      max-block-size: 100%;
      border-radius: 0;
    }
    /* In a line of text, a problem message that doesn't fit is cut off. */
    :host([inline]) .problem {
      box-sizing: border-box;
      max-inline-size: 20em;
      block-size: 100%;
      padding: 0 0.4em;
      overflow: hidden;
      line-height: 1.5;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    :host([inline]) .problem slot {
      display: inline;
      margin: 0 0.5em 0 0;
      white-space: nowrap;
    }
    /* Copied with a sentence, and found by the browser's search. */
    .copied {
      position: absolute;
      inset: 0 auto auto 0;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      opacity: 0;
      white-space: nowrap;
      pointer-events: none;
    }
    :host([inline]) .picture {
      inline-size: auto;
      max-inline-size: 100%;
    }
  `,
];
