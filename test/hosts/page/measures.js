// Positions and sizes in the page's CSS pixels.

const plain = ({left, top, right, bottom, width, height}) => ({left, top, right, bottom, width, height});

/** Returns the box at its unscaled size. */
export function boxOf(element, scale = 1) {
  const box = plain(element.getBoundingClientRect());
  return Object.fromEntries(Object.entries(box).map(([side, value]) => [side, value / scale]));
}

export const feltOf = (table) => table.shadowRoot?.querySelector('[part~="table"]');

/** Returns the visible elements in a table that a selector matches, except those without a width. */
export const shownParts = (table, selector) =>
  [...(table.shadowRoot?.querySelectorAll(selector) ?? [])].filter(
    (one) => isShown(one) && one.getBoundingClientRect().width > 0,
  );

/** Whether sighted readers can see an element. False for content that is only for screen readers. */
export const isShown = (element) =>
  !element.closest('.hidden') && element.checkVisibility({visibilityProperty: true, opacityProperty: true});

export const isCard = (element) => element.closest('.card, .flights, .flight') !== null;

const scrolls = ({overflowY, textOverflow}) => /auto|scroll/.test(overflowY) || textOverflow === 'ellipsis';
const clips = ({overflowY}) => overflowY !== 'visible';

/** Returns the intersection of a box with all clipping ancestors up to its shadow root, or undefined if it is empty. */
function leftOf(element, box, doesClip) {
  let left = plain(box);
  for (let one = element; one; one = one.parentElement) {
    if (!doesClip(getComputedStyle(one))) continue;
    const around = one.getBoundingClientRect();
    left = {
      left: Math.max(left.left, around.left),
      top: Math.max(left.top, around.top),
      right: Math.min(left.right, around.right),
      bottom: Math.min(left.bottom, around.bottom),
    };
    if (left.right <= left.left || left.bottom <= left.top) return undefined;
  }
  return left;
}
/** Returns the visible part of an element's own box. */
export const leftOfClipped = ({parentElement}, box) => leftOf(parentElement, box, clips);
/**
 * Returns the visible part of an element's text, including text that is reachable by scrolling or shown as an ellipsis.
 */
export const leftOfScrolled = (element, box) => leftOf(element, box, scrolls);

/** Yields every visible text node, with the boxes of its lines. */
export function* shownTexts(root) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement;
    if (!parent || !text.data.trim() || parent.closest('svg, style') || !isShown(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()].filter(({width, height}) => width > 0 && height > 0);
    if (boxes.length > 0) yield {parent, boxes, words: text.data.trim().slice(0, 30)};
  }
}

/** Describes an element in a few words, so that people can find it. */
export function nameOf(element) {
  const {localName, classList, dataset} = element;
  const part = element.getAttribute?.('part');
  const words = element.getAttribute?.('aria-label') ?? element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 24);
  return `<${localName}${part ? ` part="${part}"` : ''}${classList.length > 0 ? ` class="${[...classList].join(' ')}"` : ''}${
    dataset?.card ? ` data-card="${dataset.card}"` : ''
  }>${words ? ` “${words}”` : ''}`;
}

export const overlap = (one, other) => ({
  width: Math.min(one.right, other.right) - Math.max(one.left, other.left),
  height: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
});
export const isWithin = (inner, outer, tolerance = 1) =>
  inner.left >= outer.left - tolerance &&
  inner.top >= outer.top - tolerance &&
  inner.right <= outer.right + tolerance &&
  inner.bottom <= outer.bottom + tolerance;
