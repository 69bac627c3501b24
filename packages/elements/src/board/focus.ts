/** Minimum visible part, in pixels, of a focused element: less than a card, whose foot may extend beyond the felt. */
const IN_SIGHT = 44;

/** Moves focus to an element; scrolls the page only if it is out of view, and no further than needed. */
export function focusInPlace(element: HTMLElement): void {
  element.focus({preventScroll: true});
  const {top, left, bottom, right, height, width} = element.getBoundingClientRect();
  const {defaultView} = element.ownerDocument;
  if (!defaultView || height === 0 || width === 0) return;
  const {innerHeight, innerWidth} = defaultView;
  const isIn = (start: number, end: number, size: number): boolean =>
    Math.min(end, size) - Math.max(start, 0) >= Math.min(IN_SIGHT, end - start);
  if (isIn(top, bottom, innerHeight) && isIn(left, right, innerWidth)) return;
  element.scrollIntoView({block: 'nearest', inline: 'nearest'});
}

/** Returns the element of the page that has the focus, within whatever shadow roots; undefined if none has. */
export function focusedElement(): HTMLElement | undefined {
  let {activeElement} = document;
  while (activeElement?.shadowRoot?.activeElement) ({activeElement} = activeElement.shadowRoot);
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : undefined;
}
