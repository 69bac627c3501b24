import {svg, type SVGTemplateResult} from 'lit';

const icon = (path: string): SVGTemplateResult =>
  svg`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${path}></path></svg>`;

/** Icons of the buttons. */
export const ICONS = {
  first: icon('M6 5h2.4v14H6zM19 5v14l-9.6-7z'),
  previousTrick: icon('M12.2 5v14L4 12zM20.5 5v14L12.3 12z'),
  previous: icon('M16.5 5v14L6.5 12z'),
  next: icon('M7.5 5v14l10-7z'),
  nextTrick: icon('M11.8 5v14L20 12zM3.5 5v14l8.2-7z'),
  last: icon('M15.6 5H18v14h-2.4zM5 5v14l9.6-7z'),
  play: icon('M7 4.5v15l12-7.5z'),
  pause: icon('M6 5h4.2v14H6zM13.8 5H18v14h-4.2z'),
  settings: icon(
    'M3 6.2h9.2a3 3 0 0 1 5.6 0H21v2h-3.2a3 3 0 0 1-5.6 0H3zm0 9.6h3.2a3 3 0 0 1 5.6 0H21v2h-9.2a3 3 0 0 1-5.6 0H3z',
  ),
  link: icon(
    'M10.6 13.4a3 3 0 0 0 4.2 0l3.4-3.4a3 3 0 0 0-4.2-4.2l-1.2 1.2-1.2-1.2 1.2-1.2a4.7 4.7 0 0 1 6.6 6.6L16 14.6a4.7 4.7 0 0 1-6.6 0zm2.8-2.8a3 3 0 0 0-4.2 0L5.8 14a3 3 0 0 0 4.2 4.2l1.2-1.2 1.2 1.2-1.2 1.2a4.7 4.7 0 0 1-6.6-6.6L8 9.4a4.7 4.7 0 0 1 6.6 0z',
  ),
};
