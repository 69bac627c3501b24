// Test helper: as soon as it is imported, records the events of all elements in the page, and everything that their shadow roots contain.

/** Records of all elements with the same name. */
interface Seen {
  /** Class of each event fired, keyed by type. */
  readonly events: Map<string, string>;
  readonly parts: Set<string>;
  /** Names of slots. Empty for the default slot. */
  readonly slots: Set<string>;
  readonly states: Set<string>;
  /** Shadow roots that have been rendered. */
  readonly roots: Set<ShadowRoot>;
}

const seen = new Map<string, Seen>();

/** Returns the records of elements with the given name. */
export function seenOf(name: string): Seen {
  const known = seen.get(name) ?? {
    events: new Map(),
    parts: new Set(),
    slots: new Set(),
    states: new Set(),
    roots: new Set(),
  };
  seen.set(name, known);
  return known;
}

function look(root: ShadowRoot): void {
  const {parts, slots, roots} = seenOf(root.host.localName);
  roots.add(root);
  for (const {part} of root.querySelectorAll('[part]')) part.forEach((name) => parts.add(name));
  for (const slot of root.querySelectorAll('slot')) slots.add(slot.name);
}

const {attachShadow, attachInternals, dispatchEvent} = HTMLElement.prototype;
const {add} = CustomStateSet.prototype;
const owners = new WeakMap<CustomStateSet, string>();

Object.assign(HTMLElement.prototype, {
  attachShadow(this: HTMLElement, options: ShadowRootInit) {
    const root = attachShadow.call(this, options);
    const observer = new MutationObserver(() => look(root));
    observer.observe(root, {subtree: true, childList: true, attributes: true, attributeFilter: ['part', 'name']});
    return root;
  },
  attachInternals(this: HTMLElement) {
    const internals = attachInternals.call(this);
    owners.set(internals.states, this.localName);
    return internals;
  },
  dispatchEvent(this: HTMLElement, event: Event) {
    if (this.localName.includes('-')) seenOf(this.localName).events.set(event.type, event.constructor.name);
    return dispatchEvent.call(this, event);
  },
});
CustomStateSet.prototype.add = function (state: string) {
  seenOf(owners.get(this)!).states.add(state);
  return add.call(this, state);
};
