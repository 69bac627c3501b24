import {css} from 'lit';

/** Styles for the chart. Lines differ in their dashes as well as their colour. */
export const chartStyles = css`
  .chart {
    display: block;
    flex: 0 1 auto;
    inline-size: 100%;
    max-block-size: 320px;
    min-block-size: 120px;
  }
  .grid {
    fill: none;
    stroke: var(--line);
  }
  .goal {
    stroke: var(--green);
    stroke-dasharray: 2 3;
  }
  .scale {
    fill: var(--quiet);
    font-size: 12px;
    text-anchor: end;
  }
  .line {
    fill: none;
    stroke-width: 2.5;
    stroke-linejoin: round;
  }
  .line-0 {
    stroke: light-dark(#1f5a44, #8fd3b5);
  }
  .line-1 {
    stroke: light-dark(#b00d24, #ff9aa6);
    stroke-dasharray: 7 3;
  }
  .line-2 {
    stroke: light-dark(#0b47b8, #9dbdff);
    stroke-dasharray: 2 3;
  }
  .line-3 {
    stroke: light-dark(#8a5a00, #f0c063);
    stroke-dasharray: 9 3 2 3;
  }
  .line-4 {
    stroke: light-dark(#6a2c91, #d5a8f2);
    stroke-dasharray: 4 2;
  }
  .line-5 {
    stroke: light-dark(#4f5967, #b6bac3);
    stroke-dasharray: 12 4;
  }
  .chart circle {
    fill: var(--ink);
  }
  .legend {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9em), 1fr));
    gap: 4px 12px;
  }
  .legend li {
    display: grid;
    grid-template-columns: 30px minmax(0, 1fr) auto;
    align-items: center;
    gap: 6px;
    font-size: max(12px, 0.9em);
  }
  .legend svg {
    inline-size: 30px;
    block-size: 10px;
  }
`;
