// Lists the layout faults of a lesson step in its window.

/** Maximum height in pixels of empty felt. */
const EMPTY = 48;
/** Minimum visible width in pixels of a covered card in the hand. */
const TOUCHED = 20;

const PARTS = {
  place: '.place > span',
  tabs: '.views button',
  head: '.lesson-head',
  question: '.step-text',
  board: '.felt > .board',
  controls: '.candidates',
  number: '.number-answer',
  hint: '.lesson-foot > button',
  actions: '.lesson-foot > .actions',
  feedback: '.bubble-text',
  buttons: '.lesson-foot',
};
/** Parts that are inside another part. */
const INSIDE = new Set(['number buttons', 'hint buttons', 'actions buttons']);
/** Groups on a board. Their cards don't overlap each other. */
const GROUPS = ['.others', '.signs', '.middle', '.heaps', '.hand'];

const boxOf = (element) => element.getBoundingClientRect();
const isShown = (element) => element.checkVisibility({visibilityProperty: true}) && boxOf(element).height > 0;
const shown = (root, selector) => [...root.querySelectorAll(selector)].filter(isShown);
const overlap = (one, two) =>
  Math.min(
    Math.min(one.right, two.right) - Math.max(one.left, two.left),
    Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top),
  );

/** Lists the parts that are outside the window once the lesson's top is at the window's top edge. */
function outOfView(root, view) {
  const faults = [];
  const book = boxOf(root.querySelector('.book'));
  if (book.height > view.innerHeight + 0.5)
    faults.push(`is ${Math.round(book.height)} px high in a window of ${view.innerHeight}`);
  if (view.document.documentElement.scrollWidth > view.innerWidth) faults.push('is wider than its window');
  for (const [name, selector] of Object.entries(PARTS))
    for (const one of shown(root, selector)) {
      const box = boxOf(one);
      if (
        box.left < book.left - 1 ||
        box.right > book.right + 1 ||
        box.bottom > book.bottom + 1 ||
        box.top < book.top - 1
      )
        faults.push(`has its ${name} out of the box`);
    }
  return faults;
}

/** Lists overlapping parts. */
function overlapping(root) {
  const faults = [];
  const parts = Object.entries(PARTS).flatMap(([name, selector]) =>
    shown(root, selector).map((one) => [name, boxOf(one)]),
  );
  for (const [place, [name, box]] of parts.entries())
    for (const [other, otherBox] of parts.slice(place + 1))
      if (overlap(box, otherBox) > 1 && !INSIDE.has(`${name} ${other}`)) faults.push(`has its ${name} on its ${other}`);
  const groups = GROUPS.flatMap((group) => shown(root, `.board > ${group}`).map((one) => [group, one]));
  for (const [place, [name, group]] of groups.entries())
    for (const [other, otherGroup] of groups.slice(place + 1))
      if (cardsOf(group).some((card) => cardsOf(otherGroup).some((one) => overlap(boxOf(card), boxOf(one)) > 1)))
        faults.push(`has cards of ${name} on ${other}`);
  return faults;
}
const cardsOf = (group) => shown(group, '.card, .slot, li.other, .heap-name');

/** Lists the faults on a board: cards beyond its edge, a hand in uneven rows or too narrow to touch, and empty felt. */
function faultsOfBoard(root) {
  const faults = [];
  for (const felt of shown(root, '.felt')) {
    const edge = boxOf(felt);
    for (const card of shown(felt, '.card, .slot, .other, .signs li')) {
      const box = boxOf(card);
      if (box.left < edge.left || box.right > edge.right || box.bottom > edge.bottom || box.top < edge.top)
        faults.push('has something beyond the felt');
    }
    faults.push(...faultsOfHand(felt));
    const lying = shown(felt, '.card, .slot, .other, .signs li, .heap-name, .candidate, .primary, .figure li')
      .map(boxOf)
      .sort((one, two) => one.top - two.top);
    let reached = edge.top;
    let most = 0;
    for (const {top, bottom} of [...lying, {top: edge.bottom, bottom: edge.bottom}]) {
      most = Math.max(most, top - reached);
      reached = Math.max(reached, bottom);
    }
    if (most > EMPTY) faults.push(`has ${Math.round(most / 10) * 10} px of empty felt`);
  }
  return faults;
}

function faultsOfHand(felt) {
  const cards = shown(felt, '.hand > li').map(boxOf);
  const rows = Object.values(Object.groupBy(cards, ({top}) => Math.round(top)));
  const sizes = rows.map(({length}) => length);
  const faults = [];
  if (Math.max(...sizes) - Math.min(...sizes) > 1) faults.push(`has a hand in rows of ${sizes.join(' and ')}`);
  for (const row of rows)
    for (const [place, {left}] of row.entries())
      if (row[place + 1] && row[place + 1].left - left < TOUCHED) faults.push('has cards too narrow to touch');
  return faults;
}

/** Lists text that is cut off. */
const cutOff = (root) =>
  shown(root, '.book :not(svg, svg *)')
    .filter(({clientWidth, scrollWidth}) => clientWidth > 1 && scrollWidth > clientWidth + 1)
    .filter((one) => getComputedStyle(one).overflowX !== 'visible')
    .map((one) => `cuts off .${one.className}`);

/** Lists the faults of a step in its window. */
globalThis.faultsOf = (root, view) => [
  ...new Set([...outOfView(root, view), ...overlapping(root), ...faultsOfBoard(root), ...cutOff(root)]),
];
