// List of all the kit's elements. `npm run generate` uses it to write `define/*`, `all.generated.ts`, the facades of
// the `cartavola` package, the elements for frames, and the selectors of `cartavola.css`.

/** Kind of element. It determines the name of the error event and how a server renders the element. */
export type Kind = 'card' | 'companion' | 'diagram' | 'pad' | 'puzzle' | 'replay' | 'rules' | 'settings' | 'table';

interface Row {
  readonly kind: Kind;
  /**
   * True for a companion that keeps the content inside it visible while it loads. Pads, tables and other companions
   * hide theirs.
   */
  readonly isRead?: true;
  /** Loads the element's module, which exports a class named after the element, such as `MoveLog` for `move-log`. */
  load(): Promise<object>;
}

/** Elements, keyed by name. */
export const registry = {
  'calypso-table': {kind: 'table', load: () => import('./games/calypso/calypso-table.js')},
  'capodama-table': {kind: 'table', load: () => import('./games/capodama/capodama-table.js')},
  'capra-table': {kind: 'table', load: () => import('./games/capra/capra-table.js')},
  'card-diagram': {kind: 'diagram', load: () => import('./diagram/card-diagram.js')},
  'card-puzzle': {kind: 'puzzle', load: () => import('./puzzle/card-puzzle.js')},
  'cartavola-settings': {kind: 'settings', load: () => import('./settings/cartavola-settings.js')},
  'coach-panel': {kind: 'companion', isRead: true, load: () => import('./companions/coach/coach-panel.js')},
  'game-replay': {kind: 'replay', load: () => import('./replay/game-replay.js')},
  'move-log': {kind: 'companion', load: () => import('./companions/log/move-log.js')},
  'playing-card': {kind: 'card', load: () => import('./cards/playing-card.js')},
  'rules-explainer': {kind: 'rules', load: () => import('./lesson/rules-explainer.js')},
  'scopa-table': {kind: 'table', load: () => import('./games/scopa/scopa-table.js')},
  'score-pad': {kind: 'pad', load: () => import('./pad/score-pad.js')},
  'score-sheet': {kind: 'companion', load: () => import('./companions/sheet/score-sheet.js')},
  'table-controls': {kind: 'companion', load: () => import('./companions/controls/table-controls.js')},
  'table-record': {kind: 'companion', isRead: true, load: () => import('./companions/record/table-record.js')},
} as const satisfies Record<string, Row>;

/** Name of one of the kit's elements. It is also the tag, unless the page sets a prefix. */
export type ElementName = keyof typeof registry;

const classNameOf = (name: string): string => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Loads an element's class. */
export async function loadClass(name: ElementName): Promise<CustomElementConstructor> {
  const module = (await registry[name].load()) as Record<string, CustomElementConstructor>;
  return module[classNameOf(name)]!;
}

/** Loads and defines an element, and lets elements load one another by name. */
export async function loadElement(name: ElementName): Promise<void> {
  const [element, {define, setLoader}] = await Promise.all([loadClass(name), import('./base/define.js')]);
  setLoader(loadElement);
  define(name, element);
}
