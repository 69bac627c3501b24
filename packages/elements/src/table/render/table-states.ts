import {isServer, type ReactiveController, type ReactiveElement} from 'lit';
import type {Scene} from '../scene/scene.js';

/** Custom state of a table, which has at most one at a time. */
type TableState = 'loading' | 'error' | 'your-turn' | 'thinking' | 'scored' | 'over';

/** Properties that determine a table's custom state. */
interface Stated {
  readonly scene: Scene | undefined;
  readonly isReady: boolean;
  readonly hasProblem: boolean;
}

/** Returns a table's custom state, or undefined while cards move and during the opening of a match. */
function stateOf({scene, isReady, hasProblem}: Stated): TableState | undefined {
  if (hasProblem) return 'error';
  if (!isReady) return 'loading';
  if (!scene) return undefined;
  const {actor, view, standing} = scene;
  if (standing.result) return 'over';
  if (view.score) return 'scored';
  if (actor !== undefined) return 'your-turn';
  return view.turn.length > 0 ? 'thinking' : undefined;
}

/** Sets a table's custom states, which pages can use to style it, for example with `:state(your-turn)`. */
export class TableStates implements ReactiveController {
  readonly #states: CustomStateSet | undefined;
  readonly #stated: () => Stated;
  #state: TableState | undefined;

  constructor(host: ReactiveElement, stated: () => Stated) {
    this.#stated = stated;
    host.addController(this);
    // Older browsers only support names that begin with two hyphens.
    if (!isServer && CSS.supports('selector(:state(over))')) this.#states = host.attachInternals().states;
  }

  /** Sets the current state of the table. */
  hostUpdated(): void {
    const state = stateOf(this.#stated());
    if (state === this.#state) return;
    if (this.#state) this.#states?.delete(this.#state);
    if (state) this.#states?.add(state);
    this.#state = state;
  }
}
