import {coveredAt} from './covered.js';

/**
 * Minimum visible height of a focused element, in pixels. It is less than a card's height, because the bottom of a card
 * may extend beyond the felt.
 */
const IN_SIGHT = 44;

/** Distance in pixels to keep from the page's own bars. */
const CLEAR = 8;

/**
 * Moves focus to an element. Scrolls the page only if the element is out of view or covered by a bar, and no further
 * than needed.
 */
export function focusInPlace(element: HTMLElement): void {
  element.focus({preventScroll: true});
  const {top, left, bottom, right, height, width} = element.getBoundingClientRect();
  const {defaultView} = element.ownerDocument;
  if (!defaultView || height === 0 || width === 0) return;
  const {innerHeight, innerWidth} = defaultView;
  const isIn = (start: number, end: number, first: number, size: number): boolean =>
    Math.min(end, size) - Math.max(start, first) >= Math.min(IN_SIGHT, end - start);
  const covered = coveredAt(element, left + width / 2);
  if (isIn(top, bottom, covered, innerHeight) && isIn(left, right, 0, innerWidth)) return;
  element.scrollIntoView({block: 'nearest', inline: 'nearest'});
  const {top: now} = element.getBoundingClientRect();
  if (now < covered) defaultView.scrollBy({top: now - covered - CLEAR, behavior: 'instant'});
}

/** Returns the page's focused element, even in a shadow root, or undefined if there is none. */
export function focusedElement(): HTMLElement | undefined {
  let {activeElement} = document;
  while (activeElement?.shadowRoot?.activeElement) ({activeElement} = activeElement.shadowRoot);
  // Not `document.body`, which an `<iframe name="body">` replaces.
  return activeElement && activeElement.localName !== 'body' ? (activeElement as HTMLElement) : undefined;
}
