/** Modules that define the elements that a frame may show, by name. */
export const ELEMENTS: Readonly<Record<string, () => Promise<unknown>>> = {
  'calypso-table': () => import('./calypso-table.js'),
  'capodama-table': () => import('./capodama-table.js'),
  'capra-table': () => import('./capra-table.js'),
  'playing-card': () => import('./playing-card.js'),
  'rules-explainer': () => import('./rules-explainer.js'),
  'scopa-table': () => import('./scopa-table.js'),
};
