const STEPS: Readonly<Record<string, number>> = {ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1};

/**
 * Returns the item of a group to which a key moves focus, or undefined for other keys. Arrow keys wrap around, and Home
 * and End go to the first and last items.
 */
export function itemAfter(items: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  if (key === 'Home') return items[0];
  const step = STEPS[key];
  if (step !== undefined) return items.at((items.indexOf(from) + step) % items.length);
  return key === 'End' ? items.at(-1) : undefined;
}

/** Makes one item of a group its only tab stop (roving tabindex). */
export function rove(items: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  for (const item of items) item.tabIndex = item === stop ? 0 : -1;
}
