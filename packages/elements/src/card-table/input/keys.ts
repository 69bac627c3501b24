import {focusInPlace} from '../../board/focus.js';
import {itemAfter, rove} from '../../board/roving.js';
import type {Command} from '../scene/command.js';

/** Where focus was: the group of things one moves among with arrows, and the place in it. */
interface HeldFocus {
  readonly element: Element;
  readonly group: string | undefined;
  readonly place: number;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  c: 'hint',
  f: 'full-screen',
  h: 'hand',
  i: 'card',
  t: 'table',
  s: 'score',
  l: 'last-trick',
  m: 'log',
  w: 'turn',
  '?': 'information',
};

/** Where focus goes, first found, when what had it is gone. */
const REFUGES = ['choices', 'score', 'hand'] as const;

/**
 * The keyboard at a table. A group (`data-group`) is one tab stop; arrows, Home, End and digits move among its items
 * (`data-item`), up and down from group to group. Focus never falls out of the table when its element goes.
 */
export class Keys {
  readonly #root: ShadowRoot;
  readonly #give: (command: Command) => boolean;
  readonly #current = new Map<string, string>();
  /** Whether what had focus went when there was nothing to give it to, as between two matches. */
  #isLost = false;
  /** What had focus last, besides a panel. */
  #before = {group: '', item: ''};

  /** `give`: false where there was nothing to do. */
  constructor(root: ShadowRoot, give: (command: Command) => boolean) {
    this.#root = root;
    this.#give = give;
    root.addEventListener('keydown', (event) => this.#handleKey(event as KeyboardEvent));
    root.addEventListener('focusin', (event) => this.#handleFocus(event.target as HTMLElement));
  }

  /** Before a rendering: what has focus. */
  hold(): HeldFocus | undefined {
    const element = this.#root.activeElement;
    if (!element) return undefined;
    const group = element.closest<HTMLElement>('[data-group]');
    return {
      element,
      group: group?.dataset['group'],
      place: group ? itemsOf(group).indexOf(element as HTMLElement) : -1,
    };
  }

  /** After a rendering: one tab stop a group, and focus kept. */
  keep(held: HeldFocus | undefined): void {
    for (const group of this.#groups()) {
      const items = itemsOf(group);
      const wanted = this.#current.get(group.dataset['group']!);
      const stop = items.find((item) => item.dataset['item'] === wanted) ?? items[0];
      rove(items, stop);
    }
    const wasLost = this.#isLost && document.activeElement === document.body;
    this.#isLost = false;
    if (!held && !wasLost) return;
    const heading = this.#root.querySelector<HTMLElement>('[data-refuge]');
    // Of two hands that the reader plays, focus goes with the one that is asked.
    const passes = held?.group === 'hand' && held.element.closest('[data-group="other-hand"]') !== null;
    if (held?.element.isConnected && held.element !== heading && !passes) return;
    if (held?.group === 'panel' && (this.#return() || this.focus('tools', 'information'))) return;
    if (held?.group && held.group !== 'score' && this.focus(held.group, held.place)) return;
    if (REFUGES.some((group) => this.focus(group))) return;
    this.#isLost = !heading;
    // Hidden, it is no place to scroll to.
    heading?.focus({preventScroll: true});
  }

  /** The card that has focus. */
  get card(): string | undefined {
    return (this.#root.activeElement as HTMLElement | null)?.dataset['card'];
  }

  /** Focuses an item of a group, by its place or its name; false where there is none. */
  focus(name: string, which: number | string = this.#current.get(name) ?? 0): boolean {
    const group = this.#groups().find((one) => one.dataset['group'] === name);
    const items = group ? itemsOf(group) : [];
    const item =
      typeof which === 'number'
        ? items[Math.min(Math.max(which, 0), items.length - 1)]
        : (items.find((one) => one.dataset['item'] === which) ?? items[0]);
    if (item) focusInPlace(item);
    return item !== undefined;
  }

  #groups(): HTMLElement[] {
    return [...this.#root.querySelectorAll<HTMLElement>('[data-group]')];
  }

  /** Gives focus back to what had it before the panel. */
  #return(): boolean {
    const {group, item} = this.#before;
    return group !== '' && this.focus(group, item);
  }

  #handleFocus(target: HTMLElement): void {
    const group = target.closest<HTMLElement>('[data-group]');
    const item = target.dataset['item'];
    if (!group || item === undefined) return;
    const name = group.dataset['group']!;
    if (name !== 'panel') this.#before = {group: name, item};
    this.#current.set(name, item);
    rove(itemsOf(group), target);
  }

  #handleKey(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    // What the page puts beside the table keeps its own keys.
    const target = event.target as HTMLElement;
    if (target.getRootNode() !== this.#root) return;
    const command = event.key === 'Escape' ? 'close' : COMMANDS[event.key.toLowerCase()];
    // Where nothing is to be closed, the key is the page's: it may close a dialog around the table.
    if (!(command ? this.#give(command) : this.#move(target, event.key))) return;
    event.preventDefault();
  }

  #move(target: HTMLElement, key: string): boolean {
    const group = target.closest<HTMLElement>('[data-group]');
    if (/^\d$/.test(key)) return this.focus('hand', (Number(key) + 9) % 10);
    if (!group) return false;
    if (key === 'ArrowUp' || key === 'ArrowDown') {
      const groups = this.#groups().filter((one) => itemsOf(one).length > 0);
      const next = groups[groups.indexOf(group) + (key === 'ArrowUp' ? -1 : 1)];
      return next !== undefined && this.focus(next.dataset['group']!);
    }
    const next = itemAfter(itemsOf(group), target, key);
    if (next) focusInPlace(next);
    return next !== undefined;
  }
}

const itemsOf = (group: HTMLElement): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('[data-item]')];
