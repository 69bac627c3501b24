import {outerNode} from '../base/page/node-kind.js';

/** Maximum height of a bar, as a fraction of the window's height. Anything taller doesn't count as a bar. */
const BAR = 0.4;

/**
 * Returns the height in pixels that the page's fixed or sticky bars cover at the top of the window, at the horizontal
 * position `x`. Returns 0 if there are none. `element` is the element that they may cover, which may be in a shadow
 * root.
 */
export function coveredAt(element: Element, x: number): number {
  const {document, innerHeight, innerWidth} = globalThis;
  let covered = 0;
  const at = Math.min(Math.max(0, x), innerWidth - 1);
  // A second bar may stick below the first.
  for (let bars = 0; bars < 3; bars++) {
    const bar = barOf(document.elementFromPoint(at, covered + 1));
    if (!bar || holds(bar, element)) break;
    const {bottom} = bar.getBoundingClientRect();
    if (bottom <= covered || bottom > BAR * innerHeight) break;
    covered = bottom;
  }
  return covered;
}

/** Returns the outermost bar that contains an element of the page. */
function barOf(element: Element | null): Element | undefined {
  let bar: Element | undefined;
  for (let one = element; one; one = one.parentElement)
    if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) bar = one;
  return bar;
}

/** Whether an element contains another one, across shadow roots. */
function holds(outer: Element, element: Element): boolean {
  for (let one: Node | null = element; one; one = outerNode(one)) if (one === outer) return true;
  return false;
}
