import {html, svg, type SVGTemplateResult, type TemplateResult} from 'lit';

/** Draws a line icon, 24 by 24 units. */
export const icon = (lines: SVGTemplateResult): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${lines}</svg>`;

/** Icons of a table's tools, keyed by name. */
export const toolIcons = {
  undo: icon(svg`<path d="M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3"/>`),
  'last-trick': icon(
    svg`<path d="M11 5h7a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2zM6 7 4 8l4 12"/>`,
  ),
  hint: icon(svg`<path d="M9.5 18h5M10.5 21h3M8 14a6 6 0 1 1 8 0c-.8.8-1.5 1.5-1.5 3h-5c0-1.5-.7-2.2-1.5-3z"/>`),
  menu: icon(svg`<path d="M4 7h16M4 12h16M4 17h16"/>`),
} as const;
