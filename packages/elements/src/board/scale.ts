import {isTreeRoot} from '../base/page/node-kind.js';

/** Largest difference between a scale and 1 that counts as a rounding error. */
const ROUNDING = 0.01;

/** Returns the size of an element's CSS pixels in window pixels: 1, unless an ancestor is zoomed or scaled. */
export function scaleOf(element: HTMLElement): number {
  const scale = element.getBoundingClientRect().width / element.offsetWidth;
  return Number.isFinite(scale) && scale > 0 && Math.abs(scale - 1) > ROUNDING ? scale : 1;
}

/** Returns the parent of an element in the flat tree, across slots and shadow roots. */
export function layoutParent(element: Element): Element | null {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (isTreeRoot(root) && 'host' in root ? root.host : null);
}

/** Returns the combined CSS `zoom` of an element and its ancestors. */
function zoomOf(element: Element): number {
  let zoom = 1;
  for (let one: Element | null = element; one; one = layoutParent(one)) zoom *= Number(getComputedStyle(one).zoom) || 1;
  return zoom;
}

let rectsLeaveOutZoom: boolean | undefined;

/** Returns whether `getBoundingClientRect` ignores CSS `zoom`, as in Safari. */
function doRectsLeaveOutZoom(): boolean {
  if (rectsLeaveOutZoom === undefined) {
    const probe = document.createElement('div');
    probe.style.cssText = 'all: initial; position: absolute; inline-size: 100px';
    document.documentElement.append(probe);
    const {width} = probe.getBoundingClientRect();
    probe.style.zoom = '2';
    rectsLeaveOutZoom = probe.getBoundingClientRect().width < 1.5 * width;
    probe.remove();
  }
  return rectsLeaveOutZoom;
}

/** Returns the factor that converts pixels of `getBoundingClientRect` into pixels of pointer events. */
function zoomLeftOut(element: Element): number {
  const zoom = zoomOf(element);
  return zoom !== 1 && doRectsLeaveOutZoom() ? zoom : 1;
}

/** Returns an element's box in the window, in the pixels of pointer events. */
export function boxInWindow(element: Element): DOMRect {
  const {x, y, width, height} = element.getBoundingClientRect();
  const zoom = zoomLeftOut(element);
  return new DOMRect(x * zoom, y * zoom, width * zoom, height * zoom);
}

/** Distance in pixels by which an element is moved for measuring. */
const PROBE = 100;

/**
 * Returns a function that converts a distance in window pixels into an element's `translate`, however its ancestors are
 * zoomed, scaled or rotated. Moves the element to measure it, and then puts it back.
 */
export function waysFor(element: HTMLElement): (x: number, y: number) => readonly [x: number, y: number] {
  const before = element.style.translate;
  const zoom = zoomLeftOut(element);
  const middleAt = (translate: string): DOMPoint => {
    element.style.translate = translate;
    const {left, top, width, height} = element.getBoundingClientRect();
    return new DOMPoint(zoom * (left + width / 2), zoom * (top + height / 2));
  };
  const [start, right, down] = [middleAt('0px 0px'), middleAt(`${PROBE}px 0px`), middleAt(`0px ${PROBE}px`)];
  element.style.translate = before;
  const [a, b] = [(right.x - start.x) / PROBE, (right.y - start.y) / PROBE];
  const [c, d] = [(down.x - start.x) / PROBE, (down.y - start.y) / PROBE];
  const determinant = a * d - b * c;
  // An element that is not laid out doesn't move.
  if (Math.abs(determinant) < 1e-6) return (x, y) => [x, y];
  return (x, y) => [(d * x - c * y) / determinant, (a * y - b * x) / determinant];
}

/** Box of an element, in the pixels of another element and relative to the other element's top left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Scale of the other element: see `scaleOf`. */
  readonly scale: number;
}

/** Measures an element relative to another element's top left corner, in that element's pixels. */
export function boxIn(around: HTMLElement, element: Element): Box {
  const scale = scaleOf(around);
  const [outer, {left, top, width, height}] = [around.getBoundingClientRect(), element.getBoundingClientRect()];
  return {
    left: (left - outer.left) / scale,
    top: (top - outer.top) / scale,
    width: width / scale,
    height: height / scale,
    scale,
  };
}
