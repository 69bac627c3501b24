/** What one moves among with arrows: the buttons of an element with `data-roving`, one of which is a tab stop. */
const itemsOf = (group: Element): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('button:not([disabled])')];

const FORWARD = ['ArrowRight', 'ArrowDown'];
const BACK = ['ArrowLeft', 'ArrowUp'];

/** Moves focus within a group: arrows, Home and End, and a digit for the nth. */
export function moveInGroup(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  const group = target.closest('[data-roving]');
  if (!group || event.ctrlKey || event.metaKey || event.altKey) return;
  const items = itemsOf(group);
  const place = items.indexOf(target);
  const {key} = event;
  const to = FORWARD.includes(key)
    ? (place + 1) % items.length
    : BACK.includes(key)
      ? (place - 1 + items.length) % items.length
      : key === 'Home'
        ? 0
        : key === 'End'
          ? items.length - 1
          : /^\d$/.test(key)
            ? (Number(key) + 9) % 10
            : -1;
  const next = items[to];
  if (!next) return;
  event.preventDefault();
  next.focus();
  rove(items, next);
}

/** After a rendering: one tab stop a group. */
export function keepRoving(root: ShadowRoot): void {
  for (const group of root.querySelectorAll('[data-roving]')) {
    const items = itemsOf(group);
    rove(
      items,
      items.find((item) => item === root.activeElement) ?? items.find(({tabIndex}) => tabIndex === 0) ?? items[0],
    );
  }
}

function rove(items: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  for (const item of items) item.tabIndex = item === stop ? 0 : -1;
}
