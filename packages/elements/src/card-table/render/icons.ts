import {html, svg, type SVGTemplateResult, type TemplateResult} from 'lit';

/** Draws an icon of lines, 24 by 24 units. */
export const icon = (lines: SVGTemplateResult): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${lines}</svg>`;

export const undoIcon = icon(svg`<path d="M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3"/>`);
export const lastTrickIcon = icon(svg`<rect x="9" y="5" width="11" height="15" rx="2"/><path d="M6 7 4 8l4 12"/>`);
export const informationIcon = icon(svg`<circle cx="12" cy="12" r="9"/><path d="M12 11v6M12 7.2v.1"/>`);
export const pileIcon = icon(svg`<path d="m12 4 9 4-9 4-9-4zM3 12l9 4 9-4M3 16l9 4 9-4"/>`);
export const fullScreenIcon = icon(svg`<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"/>`);
export const hintIcon = icon(
  svg`<path d="M9.5 18h5M10.5 21h3M8 14a6 6 0 1 1 8 0c-.8.8-1.5 1.5-1.5 3h-5c0-1.5-.7-2.2-1.5-3z"/>`,
);
export const crownIcon = icon(svg`<path d="M4 18h16l1-10-5 4-4-6-4 6-5-4z" fill="currentColor"/>`);
export const checkIcon = icon(svg`<path d="m5 13 5 5 9-11"/>`);
export const refusedIcon = icon(svg`<circle cx="12" cy="12" r="8.5"/><path d="m6 6 12 12"/>`);
const speaker = svg`<path d="M4 10v4h3l5 4V6L7 10z"/>`;
export const soundIcon = icon(svg`${speaker}<path d="M15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11"/>`);
export const silentIcon = icon(svg`${speaker}<path d="m16 10 4.5 4.5M20.5 10 16 14.5"/>`);
