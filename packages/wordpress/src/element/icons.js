// Icons of the block and its variations, in a 24-pixel square.
const icon = (path) => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" />
  </svg>
);

const CARD = 'M8 4h8a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1z';
const DIAMOND = 'M12 8.5l2.5 3.5-2.5 3.5L9.5 12z';
const TABLE = 'M4 6h16v12H4zM9 9.5h6v5H9z';
const SHEET = 'M5 4h14v16H5zM5 9h14M12 9v11';
const LINES = 'M5 6h14M5 10h14M5 14h10M5 18h7';

export const BLOCK_ICON = icon(`${CARD}${DIAMOND}`);

/** Icons, keyed by element. Variations have the same names as elements. */
export const ICONS = {
  'scopa-table': icon(TABLE),
  'capodama-table': icon(TABLE),
  'capra-table': icon(TABLE),
  'calypso-table': icon(TABLE),
  'rules-explainer': icon('M4 5.5c3-1 6-.5 8 1 2-1.5 5-2 8-1V18c-3-1-6-.5-8 1-2-1.5-5-2-8-1zM12 6.5V19'),
  'playing-card': BLOCK_ICON,
  'card-diagram': icon('M3 7l6-2 4 12-6 2zM13 5h7v13h-5'),
  'game-replay': icon(`M4 5h16v14H4zM10 9v6l5-3z`),
  'card-puzzle': icon('M9 9a3 3 0 1 1 4 3c-.7.3-1 .8-1 1.5V14M12 17.5v.5M4 4h16v16H4z'),
  'score-pad': icon(`${SHEET}M8 6.5h8`),
  'score-sheet': icon(SHEET),
  'move-log': icon(LINES),
  'table-controls': icon('M4 8h16v8H4zM8 11v2M12 11v2M16 11v2'),
  'coach-panel': icon('M5 5h14v10h-8l-4 4v-4H5z'),
  'table-record': icon('M5 19V11M10 19V5M15 19v-6M20 19V8'),
  'cartavola-settings': icon('M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4'),
};
