import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {CommandName, TableCommand} from '../match/tools.js';
import type {DealReview, ReviewOptions} from '../match/review.js';
import type {LogLine} from '../match/log-line.js';
import {RENAMED, TABLE, type MatchStanding} from '../match/standing.js';
import {isElement, isTreeRoot, outerNode} from '../base/page/node-kind.js';

/** A table's interface for companions. */
export interface TableLike extends HTMLElement, ReactiveControllerHost {
  readonly standing: MatchStanding | undefined;
  readonly log: readonly LogLine[];
  readonly commands: readonly TableCommand[];
  command(name: CommandName): boolean;
  review(options: ReviewOptions): Promise<DealReview | undefined>;
  undo(ply?: number): boolean;
  readonly match: object | undefined;
  readonly scene: {readonly deckId: string} | undefined;
  focusItem(group: string): void;
}

type CompanionHost = ReactiveControllerHost & HTMLElement & {readonly for: string | undefined};

const CHANGES = [
  ...['table-ready', 'table-deal', 'table-move', 'table-turn', 'table-score', 'table-match', RENAMED],
  ...['pad-ready', 'pad-round', 'pad-undo'],
];

/**
 * Finds a companion's table: the element with the id in `for` in the same root, or the nearest ancestor table across
 * shadow roots if there is no `for`. Searches again when a table becomes ready or gets its id. Listens to the table's
 * events.
 */
export class TableController<T extends HTMLElement = TableLike> implements ReactiveController {
  table: T | undefined;
  /** Whether the element that was found is not defined yet. */
  isWaiting = false;
  readonly #host: CompanionHost;
  #listening: AbortController | undefined;
  /** Watches for an element with the id in `for` until there is one. */
  #ids: MutationObserver | undefined;

  readonly #fits: (element: Element) => element is T & Element;

  /** Creates the controller. `fits` returns whether the companion can follow an element. */
  constructor(host: CompanionHost, fits: (element: Element) => element is T & Element) {
    this.#host = host;
    this.#fits = fits;
    host.addController(this);
  }

  hostConnected(): void {
    this.#listening = new AbortController();
    const {signal} = this.#listening;
    // Table events are composed, so the document receives those of every table.
    for (const type of CHANGES) document.addEventListener(type, this.#handleChange, {signal});
    this.look();
  }

  hostDisconnected(): void {
    this.#listening?.abort();
    this.#ids?.disconnect();
    this.table = undefined;
  }

  /** Looks up the table again. Call this after `for` changes. */
  look(): void {
    const found = this.#host.for ? this.#named(this.#host.for) : this.#ancestor();
    this.#ids?.disconnect();
    if (this.#host.for && !found) {
      this.#ids ??= new MutationObserver(() => this.look());
      this.#ids.observe(this.#host.getRootNode(), {subtree: true, childList: true, attributeFilter: ['id']});
    }
    const isWaiting = found?.matches(':not(:defined)') ?? false;
    if (found && isWaiting) {
      void customElements.whenDefined(found.localName).then(() => this.#host.isConnected && this.look());
    }
    const table = found && this.#fits(found) ? found : undefined;
    if (table === this.table && isWaiting === this.isWaiting) return;
    this.table = table;
    this.isWaiting = isWaiting;
    this.#host.requestUpdate();
  }

  readonly #handleChange = (event: Event): void => {
    if (/-ready$/.test(event.type)) this.look();
    if (this.table && event.composedPath().includes(this.table)) this.#host.requestUpdate();
  };

  #named(id: string): Element | undefined {
    const root = this.#host.getRootNode();
    return isTreeRoot(root) ? (root.getElementById(id) ?? undefined) : undefined;
  }

  #ancestor(): Element | undefined {
    let node: Node | null = this.#host.parentNode;
    while (node) {
      if (isElement(node) && (this.#fits(node) || node.localName.endsWith('-table'))) return node;
      node = outerNode(node);
    }
    return undefined;
  }
}

/** Returns whether an element is a table. */
export const isTable = (element: Element): element is TableLike => TABLE in element;
