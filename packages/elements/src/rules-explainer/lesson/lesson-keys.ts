import {focusInPlace} from '../../board/focus.js';
import {itemAfter, rove} from '../../board/roving.js';

/** Returns the items of a group with a roving tabindex: the buttons of an element with `data-roving`. */
const itemsOf = (group: Element): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('button:not([disabled])')];

/** Moves focus within a group: by arrow keys, Home and End, or by a digit to the nth item. */
export function moveInGroup(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  const group = target.closest('[data-roving]');
  if (!group || event.ctrlKey || event.metaKey || event.altKey) return;
  const items = itemsOf(group);
  const {key} = event;
  const next = /^\d$/.test(key) ? items[(Number(key) + 9) % 10] : itemAfter(items, target, key);
  if (!next) return;
  event.preventDefault();
  focusInPlace(next);
  rove(items, next);
}

/** Restores one tab stop per group, after a rendering. */
export function keepRoving(root: ShadowRoot): void {
  for (const group of root.querySelectorAll('[data-roving]')) {
    const items = itemsOf(group);
    rove(
      items,
      items.find((item) => item === root.activeElement) ?? items.find(({tabIndex}) => tabIndex === 0) ?? items[0],
    );
  }
}
