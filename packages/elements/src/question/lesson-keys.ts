import {focusInPlace} from '../board/focus.js';
import {keyOf} from '../base/page/key-of.js';
import {itemAfter, rove} from '../board/roving.js';

/** Returns the items of a group with a roving tabindex: the buttons of an element with `data-roving`. */
const itemsOf = (group: Element): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('button:not([disabled])')];

/**
 * Plays the chosen cards when Enter is pressed on one of them, as the button at the bottom does. Returns false if the
 * question doesn't ask for a move, or if several types of move are possible.
 */
function playChosen(event: KeyboardEvent): boolean {
  const card = (event.target as HTMLElement).closest('.card[aria-pressed="true"]');
  if (event.key !== 'Enter' || event.repeat || !card) return false;
  const [button, ...others] = card
    .closest('.lesson')!
    .querySelectorAll<HTMLElement>('[data-type]:not([aria-disabled])');
  if (!button || others.length > 0) return false;
  event.preventDefault();
  button.click();
  return true;
}

/**
 * Moves focus within a group with the arrow keys, Home and End, or to the nth item with a digit key. Also plays the
 * chosen cards on Enter.
 */
export function moveInGroup(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  const group = target.closest('[data-roving]');
  if (!group || event.ctrlKey || event.metaKey || event.altKey || playChosen(event)) return;
  const items = itemsOf(group);
  const key = keyOf(event);
  const next = /^\d$/.test(key) ? items[(Number(key) + 9) % 10] : itemAfter(items, target, key);
  if (!next) return;
  event.preventDefault();
  focusInPlace(next);
  rove(items, next);
}

/** Restores one tab stop per group after a render. */
export function keepRoving(root: ShadowRoot): void {
  for (const group of root.querySelectorAll('[data-roving]')) {
    const items = itemsOf(group);
    rove(
      items,
      items.find((item) => item === root.activeElement) ?? items.find(({tabIndex}) => tabIndex === 0) ?? items[0],
    );
  }
}
