/** Defines an element unless the name is taken: a second copy of the kit, or another version of it, leaves the first in place. */
export function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}
