import type {Language} from '@cartavola/words';
import {OF_KIT, tagOf} from './tag.js';

/** True if the page is XML: its parser refuses the markup that elements are rendered from. */
const isXhtml = (): boolean => globalThis.document?.contentType === 'application/xhtml+xml';

/** Defines an element of the kit, under the page's prefix: see `defineTag`. */
export const define = (name: string, element: CustomElementConstructor): void => defineTag(tagOf(name), element);

/**
 * Defines an element unless the tag is taken: a second copy of the kit, or another version of it, leaves the first in place. A tag that
 * another script has taken is reported in the console. In XHTML nothing is defined, so that the page's own content stays visible.
 */
export function defineTag(tag: string, element: CustomElementConstructor): void {
  const other = customElements.get(tag) as {readonly [OF_KIT]?: true} | undefined;
  if (isXhtml()) console.error(`Cartavola: <${tag}> works in HTML pages, not in XHTML. (page.xhtml)`);
  else if (!other) customElements.define(tag, element);
  else if (!other[OF_KIT])
    console.warn(`Cartavola: another script has defined <${tag}>, which stays as it is. (page.taken)`);
}

/** Class of an element, as far as code that loads it by name knows it. */
interface ElementClass extends CustomElementConstructor {
  /** Loads the texts that the element shows first. */
  loadTexts?(language: Language): Promise<unknown>;
}

let loader: ((name: never) => Promise<unknown>) | undefined;

/** Sets what loads elements by name. */
export function setLoader(load: (name: never) => Promise<unknown>): void {
  loader = load;
}

/** Loads and defines an element of the kit by its name, and returns its class. Rejects if that fails. */
export async function loadElement(name: string): Promise<ElementClass> {
  const tag = tagOf(name);
  if (!customElements.get(tag)) await loader?.(name as never);
  const found = customElements.get(tag);
  if (!found) throw new Error(`<${tag}> cannot be loaded`);
  return found;
}
