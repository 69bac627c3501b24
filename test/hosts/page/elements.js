// Adds one of the kit's elements to a page, and waits for the events that report its content.

const PATIENCE = 20_000;

/** Resolves with the event, or rejects with an error that lists the missing events. */
export function told(element, types, failing = []) {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no event ${types.join(' or ')}`)), PATIENCE);
    const end = (event) => {
      clearTimeout(late);
      const {code, path} = event.detail ?? {};
      if (failing.includes(event.type)) reject(new Error(`${event.type}: ${code} ${path}`));
      else resolve(event);
    };
    for (const type of [...types, ...failing]) element.addEventListener(type, end, {once: true});
  });
}

export const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
export const frames = async (count) => {
  for (let past = 0; past < count; past++) await frame();
};

/**
 * Resolves when the element has been rendered. An element outside the viewport is rendered in a frame after it comes
 * into view.
 */
export async function rendered(element) {
  const ended = performance.now() + PATIENCE;
  await frame();
  while (!element.checkVisibility({contentVisibilityAuto: true}) && performance.now() < ended) await frame();
  await frame();
}

export const isTable = ({tag}) => tag.endsWith('-table');

/** Defines the element for other shadow roots, which the loader ignores. */
export async function define(tag) {
  if (customElements.get(tag)) return;
  const seen = document.createElement('div');
  seen.style.display = 'none';
  seen.append(document.createElement(tag));
  document.body.append(seen);
  await customElements.whenDefined(tag);
  seen.remove();
}

/** Creates an element as an author would write it. */
export function make({tag, attributes, record, inside}) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (record) {
    // A page without its own script provides the record in this way.
    const data = document.createElement('script');
    data.type = 'application/json';
    data.textContent = JSON.stringify(record);
    element.append(data);
  }
  if (inside) element.append(inside);
  return element;
}

/** Waits until a condition is true. Checks it after each of these events and each frame. */
export async function until(holds, what) {
  const ended = performance.now() + PATIENCE;
  while (!holds()) {
    if (performance.now() > ended) throw new Error(`timed out while waiting for: ${what}`);
    await frame();
  }
}

/** Whether the table asks the reader something, or the deal is scored. */
export const rests = ({scene}) =>
  scene !== undefined && (scene.actor !== undefined ? scene.view.turn.includes(scene.actor) : isScored(scene));
export const isScored = ({standing}) => standing.finished > standing.deal;

/** Resolves when the element is ready. Call it before adding the element to the page. */
export async function whenReady(variant, element) {
  const {tag, shown = '*'} = variant;
  if (isTable(variant)) {
    const ready = told(element, ['table-ready'], ['table-error']);
    if (variant.opens) {
      // The reader makes the choices before the match.
      ready.catch(() => undefined);
      await until(() => element.shadowRoot?.querySelector('[part~="opening"]'), 'what comes before the match is shown');
    } else {
      await ready;
      if (!variant.attributes.seats) await until(() => rests(element), 'the reader is asked, or the deal scored');
    }
  } else if (variant.attributes.view === 'rules')
    await until(() => element.shadowRoot?.querySelector('[part~="rule"]'), 'the rules are shown');
  else if (tag === 'rules-explainer') await told(element, ['lesson-started'], ['rules-error']);
  else {
    await customElements.whenDefined(tag);
    await until(() => element.shadowRoot?.querySelector(shown) != null, `<${tag}> shows something`);
  }
  await element.updateComplete;
}

/** Creates a companion's table in the same root, with the id that the companion refers to. */
export function makeTableFor({attributes, watched}, place) {
  const root = place.getRootNode();
  const apart = document.createElement('div');
  apart.style.display = 'none';
  const table = make(watched);
  table.id = attributes.for;
  apart.append(table);
  (root === document ? document.body : root).append(apart);
  return {ready: whenReady(watched, table), remove: () => apart.remove()};
}
