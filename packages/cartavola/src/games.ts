/** Modules that define the elements that a frame may show, by name. */
export const ELEMENTS: Readonly<Record<string, () => Promise<unknown>>> = {
  'calypso-table': () => import('@cartavola/elements/define/calypso-table.js'),
  'capodama-table': () => import('@cartavola/elements/define/capodama-table.js'),
  'capra-table': () => import('@cartavola/elements/define/capra-table.js'),
  'card-diagram': () => import('@cartavola/elements/define/card-diagram.js'),
  'card-puzzle': () => import('@cartavola/elements/define/card-puzzle.js'),
  'game-replay': () => import('@cartavola/elements/define/game-replay.js'),
  'playing-card': () => import('@cartavola/elements/define/playing-card.js'),
  'rules-explainer': () => import('@cartavola/elements/define/rules-explainer.js'),
  'scopa-table': () => import('@cartavola/elements/define/scopa-table.js'),
};
