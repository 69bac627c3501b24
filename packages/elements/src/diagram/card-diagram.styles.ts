import {css, type CSSResultGroup} from 'lit';
import {placeStyles} from '../base/place.styles.js';
import {pictureStyles} from '../picture/picture.styles.js';

/**
 * A diagram has its size before anybody knows what it shows, so that a page does not move: cards alone are as high as a hand, a table (of which
 * the attribute `game` tells) has a height of its own.
 */
export const diagramStyles: CSSResultGroup = [
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
      /* As high as a line, so that lines keep their distance. */
      block-size: 1.65em;
      margin: -0.25em 0.1em;
      vertical-align: middle;
    }
    :host([inline]) .ground {
      block-size: 100%;
      border-radius: 0;
    }
    /* In a line of text, as much of a problem as the line has room for. */
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
    :host([inline]) .picture {
      inline-size: auto;
      max-inline-size: 100%;
    }
  `,
];
