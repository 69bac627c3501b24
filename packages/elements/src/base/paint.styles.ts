import {css} from 'lit';

/**
 * Resets inherited SVG properties around drawings, so the page's styles for its own drawings don't affect the kit's. Not
 * on the `<svg>` itself, because a style sheet overrides its attributes.
 */
export const paintStyles = css`
  :where(:has(> svg):not(svg, svg *)) {
    fill: #000;
    fill-opacity: 1;
    fill-rule: nonzero;
    stroke: none;
    stroke-width: 1px;
    stroke-opacity: 1;
    stroke-linecap: butt;
    stroke-linejoin: miter;
    stroke-dasharray: none;
    paint-order: normal;
  }
`;
