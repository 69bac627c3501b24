// Checks that all text on a table is legible: not cut off, and not covered by other text or by a card.
import {few} from './box-checks.js';
import {feltOf, isShown, leftOfClipped, nameOf, overlap, shownTexts} from './measures.js';

/** Number of pixels at a letter's edge that may be covered. */
const TOLERANCE = 3;

/** Whether only screen readers get this text. */
const isUnseen = (element) => {
  for (let one = element; one; one = one.parentElement) {
    if (getComputedStyle(one).clipPath !== 'none') return true;
  }
  return false;
};

/** Whether a panel or a score covers the box. */
const isBehind = (root, element, {left, right, top, bottom}) => {
  const over = root.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('.scored > *, .panel, .note');
  return over != null && !over.contains(element);
};

/** Returns the box of letters without the space above and below them. */
function lettersIn(parent, {left, right, top, bottom, height}) {
  const room = (height - parseFloat(getComputedStyle(parent).fontSize) * 0.75) / 2;
  return {left: left + 1, right: right - 1, top: top + room, bottom: bottom - room};
}

/** Returns the lines of text that a table shows on the felt. Ignores scrolling text in a score. */
function linesOf(table) {
  const root = table.shadowRoot;
  const lines = [];
  for (const {parent, boxes, words} of shownTexts(root)) {
    if (parent.closest('.flights, .scored, .panel') || isUnseen(parent)) continue;
    for (const box of boxes) {
      const letters = lettersIn(parent, box);
      if (!isBehind(root, parent, letters)) lines.push({parent, words, box: letters});
    }
  }
  return lines;
}

/** Returns a table's current text on the felt, without duplicates. */
export const wordsOf = (table) => new Set(linesOf(table).map(({words}) => words));

function checkCut(table, lines, report) {
  const felt = feltOf(table).getBoundingClientRect();
  const cut = [];
  for (const {parent, box, words} of lines) {
    const left = leftOfClipped({parentElement: parent}, box);
    const [width, height] = left ? [left.right - left.left, left.bottom - left.top] : [0, 0];
    const out = Math.max(box.right - felt.right, felt.left - box.left, box.bottom - felt.bottom);
    if (width < box.right - box.left - 2 || height < box.bottom - box.top - 2 || out > 1)
      cut.push(`“${words}”, ${Math.round(width)} × ${Math.round(height)} px of it`);
  }
  few(cut, report, 'a text', 'not cut off');
}

/** Returns the drawn cards, except those that are part of another control or picture. */
const cardsOf = (root) =>
  [...root.querySelectorAll('svg')].filter(
    (one) =>
      isShown(one) &&
      !one.matches('.icon, .card-sign') &&
      !one.closest('.defs, .flights, .icon, .disc, .avatar, .character, .calypso, .done, .choices, .panel'),
  );

function checkCovered(table, lines, report) {
  const covered = [];
  const share = (one, other) => {
    const {width, height} = overlap(one, other);
    return width > TOLERANCE && height > TOLERANCE;
  };
  for (const [place, one] of lines.entries())
    for (const other of lines.slice(place + 1))
      if (one.parent !== other.parent && share(one.box, other.box)) covered.push(`“${one.words}” and “${other.words}”`);
  for (const card of cardsOf(table.shadowRoot)) {
    const around = card.closest('button, li, .card') ?? card;
    const box = card.getBoundingClientRect();
    for (const {parent, words, box: letters} of lines)
      if (!around.contains(parent) && !parent.closest('.tag, .mark, .sum, .choices') && share(box, letters))
        covered.push(`“${words}” and ${nameOf(card)} of ${nameOf(around).slice(0, 40)}`);
  }
  few(covered, report, 'texts and cards', 'apart');
}

/** Checks all text on a table. */
export function checkLegible(table, report) {
  const lines = linesOf(table);
  checkCut(table, lines, report);
  checkCovered(table, lines, report);
}
