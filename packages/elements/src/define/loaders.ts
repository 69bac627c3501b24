/** Modules that define the elements of the kit, by name. */
export const loaders = {
  'calypso-table': () => import('./calypso-table.js'),
  'capodama-table': () => import('./capodama-table.js'),
  'capra-table': () => import('./capra-table.js'),
  'card-diagram': () => import('./card-diagram.js'),
  'card-puzzle': () => import('./card-puzzle.js'),
  'cartavola-settings': () => import('./cartavola-settings.js'),
  'coach-panel': () => import('./coach-panel.js'),
  'game-replay': () => import('./game-replay.js'),
  'move-log': () => import('./move-log.js'),
  'playing-card': () => import('./playing-card.js'),
  'rules-explainer': () => import('./rules-explainer.js'),
  'scopa-table': () => import('./scopa-table.js'),
  'score-pad': () => import('./score-pad.js'),
  'score-sheet': () => import('./score-sheet.js'),
  'table-controls': () => import('./table-controls.js'),
  'table-record': () => import('./table-record.js'),
} as const;

/** Name of an element of the kit, which is its tag unless the page has a prefix. */
export type ElementName = keyof typeof loaders;
