/** Loaders of the modules that define tables, by game id. */
export const tables: Readonly<Record<string, () => Promise<unknown>>> = {
  calypso: () => import('./calypso-table.js'),
  capodama: () => import('./capodama-table.js'),
  capra: () => import('./capra-table.js'),
  scopa: () => import('./scopa-table.js'),
};
