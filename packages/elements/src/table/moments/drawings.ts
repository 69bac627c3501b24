import {html, svg, type TemplateResult} from 'lit';

/** Broom stroke that can be animated from end to end. Its path has a length of 1. */
export const stroke: TemplateResult = html`<svg class="stroke" viewBox="0 0 400 90" preserveAspectRatio="none" aria-hidden="true" focusable="false">
  <path pathLength="1" d="M8 70C90 18 230 8 392 42" />
  <path pathLength="1" d="M30 82C120 38 240 26 372 58" />
  <path pathLength="1" d="M44 58C130 20 220 2 350 22" />
</svg>`;

export const crown: TemplateResult = html`<svg class="crown" viewBox="0 0 120 72" aria-hidden="true" focusable="false">
  <path d="M12 64 6 22l26 18L60 6l28 34 26-18-6 42z" fill="#ffd54a" stroke="#17202e" stroke-width="3" stroke-linejoin="round" />
  <path d="M13 64q47-12 94 0v5q-47-8-94 0z" fill="#d39a1c" stroke="#17202e" stroke-width="2.500" stroke-linejoin="round" />
  <g stroke="#17202e" stroke-width="2.500">
    <circle cx="60" cy="8" r="5.500" fill="#b00d24" />
    <circle cx="7" cy="22" r="4.500" fill="#0a2c7b" />
    <circle cx="113" cy="22" r="4.500" fill="#0a2c7b" />
  </g>
  <path d="M60 40l6 7-6 7-6-7z" fill="#b00d24" />
</svg>`;

/** Leaves of a laurel branch from bottom to top, with the angle of each leaf and its side of the branch. */
const LEAVES = Array.from({length: 9}, (_, place) => ({
  place,
  angle: 100 + place * 17,
  side: place % 2 === 0 ? 1 : -1,
}));

/** Laurel branch on the left side of an area of 200 by 200 units. */
const branch = svg`<path d="M100 184A84 84 0 0 1 52 31" fill="none" stroke="#8a6a14" stroke-width="3" stroke-linecap="round"/>${LEAVES.map(
  ({angle, side}) => {
    const [x, y] = [100 + 84 * Math.cos((angle * Math.PI) / 180), 100 + 84 * Math.sin((angle * Math.PI) / 180)];
    // Point the leaf along the branch, but turn it slightly away.
    const turn = angle + 90 - side * 34;
    return svg`<path d="M0 0C6-10 20-12 31 0 20 9 7 9 0 0z" transform="translate(${x} ${y}) rotate(${turn})" fill=${side > 0 ? '#e0b63a' : '#c4951f'} stroke="#17202e" stroke-width="1.500"/>`;
  },
)}`;

/** Two laurel branches. */
export const laurel: TemplateResult = html`<svg class="laurel" viewBox="0 0 200 200" aria-hidden="true" focusable="false">
  <g class="branch">${branch}</g>
  <g transform="matrix(-1 0 0 1 200 0)"><g class="branch">${branch}</g></g>
</svg>`;
