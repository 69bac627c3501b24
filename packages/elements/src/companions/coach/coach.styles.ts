import {css} from 'lit';

/** Styles for the coach panel. */
export const coachStyles = css`
  .companion {
    --room: var(--cartavola-coach-height, 26em);
    --line: color-mix(in srgb, currentColor 22%, transparent);
  }
  .review {
    line-height: 1.5;
  }
  h4 {
    margin: 0;
    font-size: inherit;
    font-weight: 700;
    text-align: center;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .steps {
    margin-block: 6px;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 8px;
  }
  button.step {
    padding: 0;
    line-height: 1;
  }
  .step[aria-disabled] {
    opacity: 0.4;
    cursor: default;
  }
  .icon {
    inline-size: 1.4em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  /* The slider covers the drawing. Its first and last values are half a thumb's width from the edges, like those
     of the curve. */
  .strip,
  .strip-room {
    --thumb: 16px;
    position: relative;
    block-size: calc(var(--strip-height, 60px) + 2.4em);
    margin-block: 10px 6px;
    border: 1px solid var(--line);
    border-radius: 10px;
  }
  .strip svg {
    position: absolute;
    inset: 1.3em calc(var(--thumb) / 2);
    inline-size: calc(100% - var(--thumb));
    block-size: calc(100% - 2.6em);
  }
  .strip input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .end {
    position: absolute;
    inset: 1px auto auto 8px;
    font-size: 0.78em;
  }
  .end + .end {
    inset: auto auto 1px 8px;
  }
  :is(.strip, .chart) svg {
    overflow: visible;
    fill: none;
    stroke: currentColor;
    stroke-linejoin: round;
  }
  :is(.strip, .chart) path {
    vector-effect: non-scaling-stroke;
  }
  .line {
    stroke-width: 2px;
  }
  .even {
    stroke: var(--line);
    stroke-width: 1px;
  }
  .selected {
    stroke: var(--line);
    stroke-width: var(--thumb);
    stroke-linecap: round;
  }
  .fault {
    stroke: #e0464b;
    stroke-width: 9px;
    stroke-linecap: round;
  }
  .fault.great {
    stroke-width: 15px;
  }
  .chart > svg {
    inline-size: 100%;
    block-size: 72px;
    margin-block: 8px 4px;
  }
  .chart ul {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 16px;
  }
  .chart li svg {
    inline-size: 24px;
    block-size: 8px;
  }
  [data-party='1'] {
    stroke-dasharray: 7 5;
  }
  [data-party='2'] {
    stroke-dasharray: 2 4;
  }
  [data-party='3'] {
    stroke-dasharray: 10 4 2 4;
  }
  [data-party='4'] {
    stroke-dasharray: 14 6;
  }
  [data-party='5'] {
    stroke-dasharray: 2 8;
  }
  .match {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 28px;
    margin-block-end: 8px;
  }
  .match > .chart {
    flex: 1 1 17em;
  }
  .match > .highlights {
    flex: 2 1 24em;
  }
  .highlights li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 10px;
    min-block-size: 52px;
  }
  .moment,
  .verdict {
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    gap: 6px 18px;
    padding-block-end: 8px;
  }
  .verdict {
    flex: 1 1 16em;
  }
  .verdict > p,
  .moment > .asks {
    flex: 1 0 100%;
  }
  card-diagram {
    --cartavola-diagram-height: 26em;
    flex: 1 1 20em;
    margin: 0;
  }
  figure {
    margin: 0;
  }
  .verdict figure {
    max-inline-size: min(15em, 46%);
  }
  .laid {
    display: flex;
  }
  .laid > * {
    inline-size: 3.4em;
  }
  /* Several cards overlap, each with its corner visible. */
  .laid > * + * {
    margin-inline-start: -1.3em;
  }
  .cost {
    font-weight: 400;
  }
  .asks {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-block-start: 4px;
  }
  .mistakes {
    margin-block: 8px;
    border-block-start: 1px solid var(--line);
  }
  summary {
    min-block-size: 44px;
    align-content: center;
    font-weight: 700;
    cursor: pointer;
  }
  button {
    box-sizing: border-box;
    min-block-size: 44px;
    min-inline-size: 44px;
    cursor: pointer;
    padding: 4px 16px;
    border: 1px solid var(--line);
    border-radius: 12px;
    color: inherit;
    background: none;
    font: inherit;
    font-weight: 600;
  }
  button:hover {
    background: var(--line);
  }
  .strip:has(:focus-visible),
  :is(button, summary):focus-visible {
    outline: 2px solid currentColor;
    outline-offset: 2px;
  }
  .quiet,
  .cost,
  figcaption {
    color: color-mix(in srgb, currentColor 76%, transparent);
  }
  .quiet,
  figcaption {
    font-size: 0.92em;
  }
  @media print {
    .asks {
      display: none;
    }
  }
`;
