// Test helper: finds content of a table that is covered or cut off.
import {find} from './table-in-page.js';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Item extends Box {
  readonly element: Element;
  /** The text; undefined for a picture or a surface. */
  readonly text?: string;
}

/** Overlap in pixels that is treated as a rounding error. */
const ROUNDING = 1.5;
/** Height of letters above and below the middle of their line, in em. */
const [ABOVE, BELOW] = [0.42, 0.4];

/** Pictures and surfaces that hide what is below them. */
const SOLID = [
  ...['.card', '.avatar', '.character', '.disc', '.disc i', '.held > svg', '.badge', '.choice', '.note', '.score'],
  ...['.sum', '.tool', '.card-sign', '.scale', '.calypso', '.sides', '.last', '.panel'],
].join();

/** Controls for the reader's answer, and the cards that it concerns. */
const ANSWERS = '.choice, .tool, .hands, .middle [data-card]';

/** Cards that may overlap, because they belong together. */
const GROUP = '.hands, .opposite, .middle, .last, .seat, .score';

/** Returns the part of the table in which an element is shown; undefined if it is only for screen readers. */
function shownPart(element: Element, felt: Element): Box | undefined {
  let {left, top, right, bottom}: Box = felt.getBoundingClientRect();
  for (let one = element; one !== felt; one = one.parentElement!) {
    const {clipPath, overflowX, overflowY} = getComputedStyle(one);
    if (clipPath !== 'none') return undefined;
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const box = one.getBoundingClientRect();
    [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
    [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
  }
  return {left, top, right, bottom};
}

const isShown = (element: Element): boolean => element.checkVisibility({visibilityProperty: true});

/** Returns the visible lines of text on a table. */
function linesOf(felt: Element): Item[] {
  const lines: Item[] = [];
  const walker = document.createTreeWalker(felt, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [text, element] = [node.textContent!.trim(), node.parentElement];
    const size = element ? Number.parseFloat(getComputedStyle(element).fontSize) : 0;
    if (!text || !element || size === 0 || element.closest('svg, style') || !isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const {left, right, top, bottom, width} of range.getClientRects()) {
      const middle = (top + bottom) / 2;
      if (width >= 1)
        lines.push({element, text, left, right, top: middle - ABOVE * size, bottom: middle + BELOW * size});
    }
  }
  return lines;
}

/** Returns the pictures and surfaces of a table. */
function solidsOf(felt: Element): Item[] {
  const solids: Item[] = [];
  for (const element of felt.querySelectorAll(SOLID)) {
    if (!isShown(element)) continue;
    const {left, top, right, bottom, width, height} = (
      element.matches('.card') ? (element.querySelector('svg') ?? element) : element
    ).getBoundingClientRect();
    const isClear =
      element.matches('.sides, .last') && getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)';
    if (width > 2 && height > 2 && !isClear) solids.push({element, left, top, right, bottom});
  }
  return solids;
}

function nameOf({element, text}: Item): string {
  const classes = element.closest('[class]')!.getAttribute('class')!.trim().split(/\s+/);
  return `${classes.join('.')}${text === undefined ? '' : ` “${text}”`}`;
}

const isCard = ({element}: Item): boolean => element.matches('.card');

/** Whether two items may overlap: one contains the other, or both are cards of one group. */
function mayOverlap(one: Item, other: Item): boolean {
  const [a, b] = [one.element, other.element];
  if (a.contains(b) || b.contains(a)) return true;
  if (a.closest('.disc') && a.closest('.disc') === b.closest('.disc')) return true;
  // A panel may cover the table, and a score may cover the seats.
  if (
    one.text === undefined &&
    other.text === undefined &&
    (a.matches('.panel, .score') || b.matches('.panel, .score'))
  )
    return true;
  // A note may cover anything that the reader doesn't need for an answer.
  if (a.closest('.note')) return !b.closest(ANSWERS);
  if (b.closest('.note')) return !a.closest(ANSWERS);
  if (a.closest('.panel') || b.closest('.panel')) return a.closest('.panel') !== b.closest('.panel');
  if (a.closest('.score') !== b.closest('.score')) return !a.matches('.score') && !b.matches('.score');
  if (!isCard(one) || !isCard(other)) return false;
  return a.closest(GROUP) === b.closest(GROUP);
}

/**
 * Lists a table's text, pictures and buttons that are covered or cut off, for example as `name “Julie” / sides: 12 px`.
 */
export function overlapsIn(table: Element): string[] {
  const felt = find(table, '.table');
  const faults: string[] = [];
  const items: Item[] = [];
  for (const item of [...linesOf(felt), ...solidsOf(felt)]) {
    const part = shownPart(item.element, felt);
    if (!part) continue;
    const cut = Math.max(
      part.left - item.left,
      item.right - part.right,
      part.top - item.top,
      item.bottom - part.bottom,
    );
    // Cards in the hand may extend below the table.
    if (cut > ROUNDING && !(isCard(item) && item.element.closest('.hands')))
      faults.push(`${nameOf(item)} is cut: ${Math.round(cut)} px`);
    items.push(item);
  }
  for (const [place, one] of items.entries()) {
    for (const other of items.slice(place + 1)) {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (Math.min(across, down) > ROUNDING && !mayOverlap(one, other))
        faults.push(`${nameOf(one)} / ${nameOf(other)}: ${Math.round(across)} by ${Math.round(down)} px`);
    }
  }
  return faults;
}

/**
 * Lists a table's visible text, pictures and buttons that an element covers, except the cards in the middle, for example
 * as `question “Your turn”`.
 */
export function coveredBy(table: Element, cover: Element): string[] {
  const felt = find(table, '.table');
  const {left, right, top, bottom} = cover.getBoundingClientRect();
  return [...linesOf(felt), ...solidsOf(felt)]
    .filter(({element}) => !cover.contains(element) && !element.closest('.middle .card') && shownPart(element, felt))
    .filter(
      (item) =>
        Math.min(right, item.right) - Math.max(left, item.left) > ROUNDING &&
        Math.min(bottom, item.bottom) - Math.max(top, item.top) > ROUNDING,
    )
    .map(nameOf);
}
