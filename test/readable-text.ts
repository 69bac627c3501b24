// Lists the text in an element that isn't readable: cut off, outside its box, overlapping, or with a word broken in
// two.

/** Number of pixels by which a line may exceed its box. */
const TOLERANCE = 2;
/** Parts that stay in the window while the page scrolls. */
const STICKY = 'footer, thead, .lesson-foot';

/** Whether the text of an element is only for screen readers. */
function isSpoken(element: Element | null): boolean {
  if (!element) return false;
  return getComputedStyle(element).clipPath !== 'none' || isSpoken(element.parentElement);
}

/** Line of text without the space above and below its letters. */
interface Line {
  readonly parent: Element;
  readonly words: string;
  readonly box: DOMRectReadOnly;
}

function* textsOf(root: ShadowRoot, ignored: string): Generator<readonly [Text, Element]> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
    const parent = text.parentElement;
    if (!parent || !text.data.trim() || parent.closest(`svg, style, option, ${ignored}`)) continue;
    if (parent.checkVisibility({visibilityProperty: true}) && !isSpoken(parent)) yield [text, parent];
  }
}

/** Returns the boxes of the lines of a text node, or of a part of it. */
function boxesOf(text: Text, from = 0, to = text.length): DOMRect[] {
  const range = document.createRange();
  range.setStart(text, from);
  range.setEnd(text, to);
  return [...range.getClientRects()].filter(({width, height}) => width > 0 && height > 0);
}

/** Returns the words of a text node that are broken without a hyphen. */
function brokenWords(text: Text): string[] {
  return [...text.data.matchAll(/[\p{L}\p{N}’']+/gu)]
    .filter(({0: word, index}) => {
      const tops = boxesOf(text, index, index + word.length).map(({top}) => Math.round(top));
      return Math.max(...tops) - Math.min(...tops) > 4;
    })
    .map(([word]) => word);
}

/** Returns the number of pixels of a line that an ancestor cuts off and that readers can't scroll to. */
function cutBy(parent: Element, {left, right, top, bottom}: DOMRectReadOnly): number {
  for (let around: Element | null = parent; around; around = around.parentElement) {
    const {overflowX, overflowY} = getComputedStyle(around);
    const box = around.getBoundingClientRect();
    const across = /visible|auto|scroll/.test(overflowX) ? 0 : Math.max(box.left - left, right - box.right);
    const along = /visible|auto|scroll/.test(overflowY) ? 0 : Math.max(box.top - top, bottom - box.bottom);
    if (Math.max(across, along) > TOLERANCE) return Math.round(Math.max(across, along));
    if (/auto|scroll/.test(overflowX + overflowY)) return 0;
  }
  return 0;
}

/** Returns the number of pixels by which a line is outside the coloured or framed box around it. */
function outBy(parent: Element, {left, right, top, bottom}: DOMRectReadOnly): number {
  let around: Element | null = parent;
  for (; around; around = around.parentElement) {
    const {backgroundColor, borderTopWidth, borderTopColor} = getComputedStyle(around);
    const isFramed = borderTopWidth !== '0px' && !/, 0\)$/.test(borderTopColor);
    if (getComputedStyle(around).display !== 'inline' && (isFramed || !/, 0\)$/.test(backgroundColor))) break;
    if (/auto|scroll/.test(getComputedStyle(around).overflowY) || getComputedStyle(around).position === 'absolute')
      return 0;
  }
  if (!around) return 0;
  const box = around.getBoundingClientRect();
  return Math.round(Math.max(box.left - left, right - box.right, box.top - top, bottom - box.bottom));
}

/** Whether a line is scrolled out of view in the scroll container around it. */
function isScrolledAway(parent: Element, {top, bottom}: DOMRectReadOnly): boolean {
  for (let around: Element | null = parent; around; around = around.parentElement) {
    const box = around.getBoundingClientRect();
    if (/auto|scroll/.test(getComputedStyle(around).overflowY) && (bottom > box.bottom || top < box.top)) return true;
  }
  return false;
}

const meets = (a: DOMRectReadOnly, b: DOMRectReadOnly): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOLERANCE &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > TOLERANCE;

/** Lists faults in a shadow root's visible text, skipping `ignored` elements. */
export function unreadable(root: ShadowRoot, ignored = '.none'): string[] {
  const faults: string[] = [];
  const lines: Line[] = [];
  for (const [text, parent] of textsOf(root, ignored)) {
    const words = text.data.trim().replace(/\s+/g, ' ').slice(0, 40);
    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    for (const {left, top, width, height} of boxesOf(text)) {
      const room = Math.max(0, (height - size * 0.75) / 2);
      const box = new DOMRectReadOnly(left, top + room, width, height - room * 2);
      if (!isScrolledAway(parent, box)) lines.push({parent, words, box});
    }
    for (const word of brokenWords(text)) faults.push(`“${word}” is broken`);
    const clamped = parent.closest<HTMLElement>('.name, .now');
    if (
      clamped &&
      (clamped.scrollHeight > clamped.clientHeight + size / 2 || clamped.scrollWidth > clamped.clientWidth + 1)
    )
      faults.push(`“${words}” ends in an ellipsis`);
  }
  // Buttons at the bottom of the window may cover text that readers can scroll into view.
  const isSameLayer = (one: Element, other: Element): boolean => one.closest(STICKY) === other.closest(STICKY);
  for (const [place, {parent, words, box}] of lines.entries()) {
    const [cut, out] = [cutBy(parent, box), outBy(parent, box)];
    if (cut > 0) faults.push(`“${words}” is cut by ${cut} px`);
    else if (out > TOLERANCE) faults.push(`“${words}” is ${out} px out of its box`);
    for (const other of lines.slice(place + 1))
      if (other.parent !== parent && isSameLayer(parent, other.parent) && meets(box, other.box))
        faults.push(`“${words}” is on “${other.words}”`);
  }
  return [...new Set(faults)];
}
