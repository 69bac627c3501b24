// A deal played from outside with real input: reports usable controls, their positions, movements and console messages.
import {define, frames, isScored, make, rendered, rests, until, whenReady} from './elements.js';
import {feltOf, isShown} from './measures.js';

let table;
/** State when the reader last had something to do. */
let last;

const all = (selector) => [...table.shadowRoot.querySelectorAll(selector)].filter(isShown);

/** Height in px of the strip at the table's top edge that is scrolled out of view. */
const HIDDEN = 24;

/** Adds a table in the middle of a long article, scrolled so that nearly the whole table is visible. */
export async function beginDeal({variant, column}) {
  const block = document.createElement('section');
  block.style.cssText = `inline-size: min(100%, ${column}px); margin-inline: auto`;
  document.querySelector('#place').append(block);
  await define(variant.tag);
  table = make(variant);
  last = undefined;
  const ready = whenReady(variant, table);
  block.append(table);
  await ready;
  await showWhole(table);
  // This is as if the reader had scrolled a little further: nothing usable is out of sight.
  window.scrollBy({top: table.getBoundingClientRect().top + HIDDEN, behavior: 'instant'});
  await frames(2);
}

/** Scrolls an element to the middle of the view, and waits until it stays there. */
export async function showWhole(element) {
  for (let turn = 0; turn < 2; turn++) {
    element.scrollIntoView({block: 'center', behavior: 'instant'});
    await rendered(feltOf(element) ?? element);
  }
}

/** Returns a point on an element that nothing else covers. */
export function pointOf(element) {
  const {left, top, width, height} = element.getBoundingClientRect();
  for (const across of [0.5, 0.25, 0.12, 0.75, 0.06])
    for (const down of [0.5, 0.25, 0.12, 0.8]) {
      const x = Math.round(left + width * across);
      const y = Math.round(top + height * down);
      const hit = element.getRootNode().elementFromPoint(x, y);
      if (hit && (hit === element || element.contains(hit))) return {x, y};
    }
  throw new Error(`no uncovered point of “${element.textContent.trim().slice(0, 30)}”`);
}

const signOf = () => {
  const {view, picked} = table.scene;
  return {
    view,
    picked: picked.join(),
    scored: isScored(table),
    choices: all('[data-group="choices"] [data-item]').length,
  };
};
const isSame = (one, other) => other !== undefined && Object.keys(one).every((name) => one[name] === other[name]);

/** Returns a point in the page beside the table that isn't on a control. */
export function placeBeside() {
  const {left, top, height} = table.getBoundingClientRect();
  return {x: Math.round(left / 2), y: Math.round(top + height / 2)};
}

/** Returns elements that the reader may use: enabled choices, or otherwise cards in the hand that haven't been picked yet. */
function usable() {
  const enabled = ':not([aria-disabled="true"])';
  const choices = all(`[data-group="choices"] [data-item]${enabled}`);
  if (choices.length > 0) return choices;
  return all(`[data-group="hand"] [data-item]${enabled}`).filter((card) => card.ariaPressed !== 'true');
}

/** Waits for the table, and returns the next control to use, or undefined if the deal is scored. `turn` selects one of several. */
export async function nextUse(turn) {
  await until(() => rests(table) && !isSame(signOf(), last), 'the table goes on');
  await table.updateComplete;
  await frames(1);
  await until(() => isScored(table) || usable().length > 0, 'there is something to use');
  last = signOf();
  const state = {scrollY: window.scrollY, faults: [...window.faultsHeard]};
  if (isScored(table)) return state;
  const buttons = usable();
  const button = buttons[turn % buttons.length];
  // A raised card may cover another a moment later.
  await Promise.allSettled(table.shadowRoot.getAnimations().map(({finished}) => finished));
  const group = button.closest('[data-group]');
  const items = [...group.querySelectorAll('[data-item]')];
  return {
    ...state,
    ...pointOf(button),
    name: button.textContent.trim().replace(/\s+/g, ' ').slice(0, 40),
    group: group.dataset.group,
    place: items.indexOf(button),
  };
}

/** Name of the table's group that has focus. */
export function focusedGroup() {
  if (document.activeElement !== table) return undefined;
  return table.shadowRoot.activeElement?.closest('[data-group]')?.dataset.group ?? '';
}

/** Lists the accessibility faults that axe finds in an element. */
export async function askAxe(selector) {
  if (!window.axe) {
    const script = document.createElement('script');
    script.src = '/axe.js';
    document.head.append(script);
    await new Promise((resolve, reject) => Object.assign(script, {onload: resolve, onerror: reject}));
  }
  const {violations} = await window.axe.run(document.querySelector(selector), {resultTypes: ['violations']});
  return violations.map(
    ({id, nodes}) => `${id}: ${nodes[0].html.slice(0, 120)}${nodes.length > 1 ? ` and ${nodes.length - 1} more` : ''}`,
  );
}
