// Returns the positions of a puzzle's parts, the focus, and the events. Results are plain data.

const TYPES = ['puzzle-solved', 'puzzle-failed', 'puzzle-stepped', 'puzzle-error'];

/** Events since they were last read. */
let heard = [];
let element;

const root = () => element.shadowRoot;
const find = (selector) => root().querySelector(selector);
const focused = () => (document.activeElement === element ? root().activeElement : null);

/** Adds a set to the page. */
async function open(src) {
  element = document.createElement('card-puzzle');
  element.setAttribute('src', src);
  for (const type of TYPES)
    element.addEventListener(type, ({detail}) =>
      heard.push({type, id: detail.id, attempts: detail.attempts, shown: detail.shown, code: detail.code}),
    );
  document.body.replaceChildren(element);
}

/** Whether a puzzle can be answered. */
const isOpen = () => element?.shadowRoot?.querySelector('.hand button') != null;

async function show(id) {
  heard = [];
  await element.show(id);
  await element.updateComplete;
}

/** Returns and clears the events. */
function take() {
  const told = heard;
  heard = [];
  return told;
}
const count = () => heard.length;

/** Brings a part into view as a reader would, and returns a point where it can be hit, or undefined if it is covered. */
function pointOf(selector) {
  const part = find(selector);
  if (!part) throw new Error(`${selector} is gone`);
  part.scrollIntoView({block: 'nearest', behavior: 'instant'});
  const {left, top, width, height} = part.getBoundingClientRect();
  for (const across of [0.5, 0.25, 0.1, 0.75])
    for (const down of [0.5, 0.25, 0.75, 0.1]) {
      const [x, y] = [left + width * across, top + height * down];
      if (root().elementFromPoint(x, y)?.closest(selector) === part) return {x, y};
    }
  return undefined;
}

/** Chosen cards, as selectors. */
const chosen = () =>
  [...root().querySelectorAll('.felt .card[aria-pressed="true"]')].map(
    (card) => `.${card.closest('.hand') ? 'hand' : 'middle'} button[data-card="${card.dataset.card}"]`,
  );

/** Buttons of moves that can be pressed now. */
const ready = () =>
  [...root().querySelectorAll('[data-type]:not([aria-disabled])')].map(({dataset}) => `[data-type="${dataset.type}"]`);
const hasButtons = () => find('[data-type]') !== null;

/** Next key that a reader presses to reach a part, or undefined once that part has the focus. */
function keyTo(selector) {
  const target = find(selector);
  const now = focused();
  if (now === target) return undefined;
  const group = target.closest('[data-roving]');
  if (group && now && group.contains(now)) {
    const items = [...group.querySelectorAll('button:not([disabled])')];
    const place = items.indexOf(target);
    return place < 9 ? String(place + 1) : items.indexOf(now) < place ? 'ArrowRight' : 'ArrowLeft';
  }
  const isAfter = !now || (now.compareDocumentPosition(target) & globalThis.Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return isAfter ? 'Tab' : 'Shift+Tab';
}

/** The page's current faults. With `byKeys`, the focus must not be lost. */
function faults(byKeys) {
  const found = [];
  const {scrollWidth} = document.documentElement;
  if (scrollWidth > globalThis.innerWidth) found.push(`the page is ${scrollWidth} px wide`);
  if (element.scrollWidth > element.clientWidth + 1) found.push(`the puzzle is ${element.scrollWidth} px wide`);
  const now = focused();
  if (byKeys && !now) found.push(`the focus is lost: ${document.activeElement?.localName}`);
  else if (now && !now.checkVisibility()) found.push(`the focus is on something hidden: ${now.className}`);
  return found;
}

const isGone = (selector) => find(selector) === null;
const mayTryAgain = () => find('.try-again') !== null;

globalThis.puzzles = {
  isGone,
  mayTryAgain,
  open,
  isOpen,
  show,
  take,
  count,
  pointOf,
  chosen,
  ready,
  hasButtons,
  keyTo,
  faults,
};
