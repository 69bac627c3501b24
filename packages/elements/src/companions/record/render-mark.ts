import {svg, type SVGTemplateResult} from 'lit';
import type {Outcome} from '../../history/played.js';

const SHAPES: Readonly<Record<Outcome, SVGTemplateResult>> = {
  won: svg`<circle r="6"></circle>`,
  lost: svg`<circle class="ring" r="5"></circle>`,
  drawn: svg`<circle class="ring" r="5"></circle><path d="M0-5a5 5 0 0 1 0 10z"></path>`,
};

/**
 * Draws a mark centred on a point. Outcomes differ in shape as well as colour. A day without a result gets a small dot.
 */
export const drawMark = (outcome: Outcome | undefined, x = 0): SVGTemplateResult =>
  svg`<g class="mark ${outcome ?? 'none'}" transform="translate(${x} 0)">${outcome ? SHAPES[outcome] : svg`<circle r="1.5"></circle>`}</g>`;
