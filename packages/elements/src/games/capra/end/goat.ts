import {html, nothing, svg, type TemplateResult} from 'lit';

/** Draws a goat's head, 120 by 120 units, with two eggs in front if `eggs` is true. */
export const goat = (
  eggs: boolean,
): TemplateResult => html`<svg viewBox="0 0 120 120" aria-hidden="true" focusable="false">
  <g fill="none" stroke-linecap="round">
    <path d="M47 40C34 33 26 21 31 8M73 40C86 33 94 21 89 8" stroke="#17202e" stroke-width="13" />
    <path d="M47 40C34 33 26 21 31 8M73 40C86 33 94 21 89 8" stroke="#d39a1c" stroke-width="9" />
    <path d="m33 24 7-4m-1 11 6-6M87 24l-7-4m1 11-6-6" stroke="#17202e" stroke-width="2" />
  </g>
  <g fill="#e8ddc6" stroke="#17202e" stroke-width="2.5" stroke-linejoin="round">
    <path d="M42 47C32 40 20 43 14 53c9 8 20 8 29 4zM78 47c10-7 22-4 28 6-9 8-20 8-29 4z" />
    <path d="M55 92c-1 9 1 17 5 24 4-7 6-15 5-24z" fill="#fffdf7" />
    <path d="M60 32c-14 0-21 8-20 22l5 27c2 11 8 17 15 17s13-6 15-17l5-27c1-14-6-22-20-22z" fill="#fffdf7" />
    <path d="M50 84c1 9 5 13 10 13s9-4 10-13c-6-4-14-4-20 0z" />
  </g>
  <path d="M52 33c2 6 5 10 8 13 3-3 6-7 8-13-5-2-11-2-16 0z" fill="#b88a4a" />
  <g fill="#ffd54a" stroke="#17202e" stroke-width="2">
    <ellipse cx="49.500" cy="59" rx="5.500" ry="4.500" />
    <ellipse cx="70.500" cy="59" rx="5.500" ry="4.500" />
  </g>
  <path d="M46 59h7m14 0h7M56 88l1.500 2M64 88l-1.500 2M54 94q6 4 12 0" stroke="#17202e" stroke-width="2.500" stroke-linecap="round" fill="none" />
  ${
    eggs
      ? svg`<g fill="#fffdf7" stroke="#17202e" stroke-width="2.5"><ellipse cx="24" cy="99" rx="11" ry="14"/><ellipse cx="96" cy="99" rx="11" ry="14"/></g>`
      : nothing
  }
</svg>`;
