const STEPS: Readonly<Record<string, number>> = {ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1};

/** The item of a group to which a key leads: arrows go round, Home and End to its ends; undefined where the key leads nowhere. */
export function itemAfter(items: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  if (key === 'Home') return items[0];
  const step = STEPS[key];
  if (step !== undefined) return items.at((items.indexOf(from) + step) % items.length);
  return key === 'End' ? items.at(-1) : undefined;
}

/** Makes one item of a group its tab stop. */
export function rove(items: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  for (const item of items) item.tabIndex = item === stop ? 0 : -1;
}
