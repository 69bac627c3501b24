import {focusedElement, focusInPlace} from '../../board/focus.js';
import {keyOf} from '../../base/page/key-of.js';
import {itemAfter, rove} from '../../board/roving.js';
import type {Command} from '../scene/command.js';

/** Position of the focus: its element, the element's group (`data-group`), and its index in the group. */
interface SavedFocus {
  readonly element: Element;
  readonly group: string | undefined;
  readonly place: number;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  escape: 'close',
  ' ': 'skip-animations',
  c: 'hint',
  f: 'full-screen',
  h: 'hand',
  i: 'card',
  t: 'table',
  s: 'score',
  l: 'last-trick',
  m: 'log',
  r: 'repeat',
  w: 'turn',
  '?': 'menu',
};

/** Elements that the space bar presses, opens or types into. */
const PRESSED_BY_SPACE = 'button, input, select, textarea, summary';

/**
 * Cards that can't be played. On these, the space bar skips animations. If there are none to skip, it shows why the
 * card can't be played.
 */
const NOT_PLAYABLE = '.card[aria-disabled]';

/** Score buttons hidden behind a great moment. The keys that would press them skip the moment instead. */
const HIDDEN = '.table:has(.act) .score button';

/** Groups that receive the focus when the focused element is gone, in order of preference. */
const FOCUS_FALLBACKS = ['choices', 'score', 'hand'] as const;

/**
 * Keyboard control of a table. Each group (`data-group`) is one tab stop with a roving tabindex: arrow keys, Home, End
 * and digits move between its items (`data-item`), and up and down move between groups. When the focused element is
 * removed, the focus stays within the table.
 */
export class Keys {
  readonly #root: ShadowRoot;
  readonly #run: (command: Command) => boolean;
  readonly #current = new Map<string, string>();
  /** Whether the focus was lost because nothing could receive it, for example between two matches. */
  #isLost = false;
  /** Last focused item outside the panels. */
  #before = {group: '', item: ''};
  /** Element outside the table to which a panel returns the focus. */
  #outside: HTMLElement | undefined;
  /**
   * True from when the space bar has skipped animations until it is released, so the same press doesn't also play a
   * card.
   */
  #isSpaceSpent = false;

  /** Creates the control. `run` runs a command and returns false if there was nothing to do. */
  constructor(root: ShadowRoot, run: (command: Command) => boolean) {
    this.#root = root;
    this.#run = run;
    root.addEventListener('keydown', (event) => this.#handleKey(event as KeyboardEvent));
    root.addEventListener('keyup', (event) => this.#handleRelease(event as KeyboardEvent));
    root.addEventListener('focusin', (event) => this.#handleFocus(event.target as HTMLElement));
  }

  /** Returns the position of the focus before a rendering, or undefined if it isn't in the table. */
  saveFocus(): SavedFocus | undefined {
    const element = this.#root.activeElement;
    if (!element) return undefined;
    const group = element.closest<HTMLElement>('[data-group]');
    return {
      element,
      group: group?.dataset['group'],
      place: group ? itemsOf(group).indexOf(element as HTMLElement) : -1,
    };
  }

  /** Restores the focus and one tab stop per group after a rendering. */
  restoreFocus(saved: SavedFocus | undefined): void {
    for (const group of this.#groups()) {
      const items = itemsOf(group);
      const wanted = this.#current.get(group.dataset['group']!);
      const stop = items.find((item) => item.dataset['item'] === wanted) ?? items[0];
      rove(items, stop);
    }
    const wasLost = this.#isLost && document.activeElement?.localName === 'body';
    this.#isLost = false;
    if (!saved && !wasLost) return;
    const heading = this.#root.querySelector<HTMLElement>('[data-refuge]');
    // If the reader plays two hands, the focus moves to the hand whose turn it is.
    const passes = saved?.group === 'hand' && saved.element.closest('[data-group="other-hand"]') !== null;
    if (saved?.element.isConnected && saved.element !== heading && !passes) return;
    if (saved?.group === 'panel' && (this.#return() || this.focus('tools', 'menu'))) return;
    if (saved?.group && saved.group !== 'score' && this.focus(saved.group, saved.place)) return;
    if (FOCUS_FALLBACKS.some((group) => this.focus(group))) return;
    this.#isLost = !heading;
    // The heading is visually hidden: do not scroll to it.
    heading?.focus({preventScroll: true});
  }

  /**
   * Remembers the focused element outside the table, so that a panel opened now can return the focus to that element.
   */
  remember(): void {
    this.#outside = this.#root.activeElement ? undefined : focusedElement();
  }

  /** Key of the card that has focus. */
  get card(): string | undefined {
    return (this.#root.activeElement as HTMLElement | null)?.dataset['card'];
  }

  /** Focuses an item in a group, by its index or name. Returns false if the group has no items. */
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

  /** Returns the focus to the element that was focused before the panel opened. */
  #return(): boolean {
    if (this.#outside?.isConnected) {
      focusInPlace(this.#outside);
      return true;
    }
    const {group, item} = this.#before;
    return group !== '' && this.focus(group, item);
  }

  #handleFocus(target: HTMLElement): void {
    const group = target.closest<HTMLElement>('[data-group]');
    const item = target.dataset['item'];
    if (!group || item === undefined) return;
    const name = group.dataset['group']!;
    if (name !== 'panel') [this.#before, this.#outside] = [{group: name, item}, undefined];
    this.#current.set(name, item);
    rove(itemsOf(group), target);
  }

  #handleRelease(event: KeyboardEvent): void {
    if (event.key !== ' ' || !this.#isSpaceSpent) return;
    this.#isSpaceSpent = false;
    event.preventDefault();
  }

  #handleKey(event: KeyboardEvent): void {
    if (event.key === ' ' && event.repeat && this.#isSpaceSpent) return event.preventDefault();
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const target = event.target as HTMLElement;
    const [origin] = event.composedPath() as [HTMLElement];
    // Elements that the page has put beside the table handle their own keys.
    if (target.getRootNode() !== this.#root) return;
    // So do form fields and custom elements in a panel.
    if (event.key !== 'Escape' && (origin !== target || origin.matches('select, input, textarea'))) return;
    const key = event.key === 'Enter' && target.matches(HIDDEN) ? ' ' : keyOf(event);
    if (key === ' ' && target.matches(PRESSED_BY_SPACE) && !target.matches(`${NOT_PLAYABLE}, ${HIDDEN}`)) return;
    const command = COMMANDS[key.toLowerCase()];
    // If there is nothing to close or skip, leave the key to the page: it may close a dialog around the table, or
    // scroll.
    if (!(command ? this.#run(command) : this.#move(target, key))) return;
    this.#isSpaceSpent = command === 'skip-animations';
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
