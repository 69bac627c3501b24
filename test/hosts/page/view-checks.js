// Checks that everything needed for a decision is in view at once: the positions of a table's parts, and that nothing
// covers them.
import {few} from './box-checks.js';
import {feltOf, isShown, isWithin, leftOfClipped, nameOf, overlap, shownParts} from './measures.js';

/** Parts that a table shows for a decision, keyed by name. `always` means required. */
const PARTS = {
  question: {selector: '[part~="question"]', always: true},
  middle: {selector: '[part~="middle"]', always: true},
  choices: {selector: '[part~="choices"]'},
  'the choices’ buttons': {selector: '[data-group="choices"] button'},
  'a card in the middle': {selector: '[part~="middle"] .card'},
  sides: {selector: '[part~="sides"]', roomy: true},
  scores: {selector: '[part~="bar"]', always: true, roomy: true},
  seats: {selector: '[part~="seat"]', roomy: true},
  'own pile': {selector: '.own .taken, [part~="own"]', always: true, roomy: true},
  tools: {selector: '[part~="tools"]', always: true, roomy: true},
  'a tool': {selector: '[data-group="tools"] button', roomy: true},
};
/** Size of the corner with a card's index. The card's own corner is rounded, so nothing can be hit there. */
const INDEX = {width: 24, height: 30};
const CORNER = [
  [6, 8],
  [INDEX.width - 3, 4],
  [INDEX.width / 2, INDEX.height / 2],
  [3, INDEX.height - 3],
  [INDEX.width - 3, INDEX.height - 3],
];

const round = ({left, top, right, bottom}) => [left, top, right, bottom].map(Math.round).join(' ');

/** Returns the rotation of a card in a fan, in radians. */
function turnOf(element) {
  let turn = 0;
  for (let one = element; one; one = one.parentElement) {
    const {rotate, transform} = getComputedStyle(one);
    if (rotate && rotate !== 'none') turn += (parseFloat(rotate) * Math.PI) / 180;
    const {a, b} = new DOMMatrix(transform);
    turn += Math.atan2(b, a);
  }
  return turn;
}

/** Returns a function that maps a point of the unrotated card, relative to its top left corner, to the viewport. */
function placesIn(card) {
  const {left, top, width, height} = card.getBoundingClientRect();
  const turn = turnOf(card);
  const [across, down] = [card.offsetWidth / 2, card.offsetHeight / 2];
  return ([x, y]) => [
    left + width / 2 + (x - across) * Math.cos(turn) - (y - down) * Math.sin(turn),
    top + height / 2 + (x - across) * Math.sin(turn) + (y - down) * Math.cos(turn),
  ];
}

const cardsOfHands = (table) => [...table.shadowRoot.querySelectorAll('[part~="hand"] [data-card]')].filter(isShown);

/** Checks that each card of a hand shows its index, and can be hit there. */
function checkHand(table, view, report) {
  const cards = cardsOfHands(table);
  if (cards.length === 0) report('the hand', 'cards', 'none');
  const outside = [];
  const covered = [];
  for (const card of cards) {
    const place = placesIn(card);
    for (const corner of CORNER) {
      const [x, y] = place(corner);
      if (x < 0 || y < 0 || x >= view.right || y >= view.bottom) {
        outside.push(`${card.dataset.card} at ${Math.round(x)} ${Math.round(y)}`);
        break;
      }
      const hit = table.shadowRoot.elementFromPoint(x, y);
      if (hit && (hit === card || card.contains(hit))) continue;
      covered.push(
        `${card.dataset.card} at ${Math.round(x)} ${Math.round(y)} by ${hit ? nameOf(hit) : 'nothing of the table'}`,
      );
      break;
    }
  }
  few(outside, report, 'the indices of the hand', `within the view ${round(view)}`);
  few(covered, report, 'the indices of the hand', 'not covered');
}

function checkParts(table, view, small, report) {
  const host = table.getBoundingClientRect();
  for (const [name, {selector, always, roomy}] of Object.entries(PARTS)) {
    if (small && roomy) continue;
    const shown = shownParts(table, selector);
    if (always && shown.length === 0) report(name, 'to be shown', 'not there');
    const boxes = shown.map((part) => ({name: nameOf(part), box: part.getBoundingClientRect()}));
    const outside = (whole) =>
      boxes.filter(({box}) => !isWithin(box, whole)).map(({name: part, box}) => `${round(box)}, ${part}`);
    few(outside(view), report, name, `within the view ${round(view)}`);
    few(outside(host), report, name, `within the table ${round(host)}`);
  }
}

/** Checks that neither of two things covers the other. */
function checkApart(names, ones, others, report) {
  for (const one of ones)
    for (const other of others) {
      const {width, height} = overlap(one.box, other.box);
      if (width > 1 && height > 1)
        return report(
          names,
          'apart',
          `${Math.round(width)} × ${Math.round(height)} px in common: ${one.name}, ${other.name}`,
        );
    }
}

const boxed = (element) => ({name: nameOf(element), box: element.getBoundingClientRect()});
const cornered = (card) => {
  const place = placesIn(card);
  const [left, top] = place([0, 0]);
  const [right, bottom] = place([INDEX.width, INDEX.height]);
  return {name: nameOf(card), box: {left, top, right, bottom}};
};

/** Checks that the two rows of ranks of each calypso are apart. */
function checkRanks(table, report) {
  for (const calypso of shownParts(table, '.calypso')) {
    const [first, second] = [...calypso.querySelectorAll('svg text')].map(boxed);
    if (first && second) checkApart('the ranks of a calypso', [first], [second], report);
  }
}

/**
 * Checks all parts of a table that is at the top edge of the view. `small` is for the smallest phones, which have fewer
 * requirements.
 */
export function checkView(table, small, report) {
  const view = {left: 0, top: 0, right: document.documentElement.clientWidth, bottom: window.innerHeight};
  checkHand(table, view, report);
  checkParts(table, view, small, report);
  const question = shownParts(table, PARTS.question.selector).map(boxed);
  const trick = shownParts(table, PARTS['a card in the middle'].selector).map(boxed);
  const corners = cardsOfHands(table).map(cornered);
  const tools = shownParts(table, PARTS['a tool'].selector).map(boxed);
  const choices = shownParts(table, PARTS['the choices’ buttons'].selector).map(boxed);
  checkApart('question and cards in the middle', question, trick, report);
  checkApart('choices and cards in the middle', choices, trick, report);
  checkApart('question and choices', question, choices, report);
  checkApart('tools and indices of the hand', tools, corners, report);
  checkApart('question and indices of the hand', question, corners, report);
  checkRanks(table, report);
}

/** Checks that the table keeps the height set by a page, and that the felt doesn't cover anything below it. */
export function checkOwnHeight(table, blockSize, report) {
  const host = table.getBoundingClientRect();
  if (Math.abs(host.height - blockSize) > 1) report('the height', String(blockSize), String(host.height));
  const felt = leftOfClipped(feltOf(table), feltOf(table).getBoundingClientRect());
  if (felt.bottom > host.bottom + 1) report('the felt ends', `at ${host.bottom} or above`, String(felt.bottom));
}
