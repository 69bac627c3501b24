import type {Language} from '@cartavola/words';
import {OF_KIT, tagOf} from './tag.js';

/** Whether the page is XHTML, whose parser rejects the elements' templates. */
const isXhtml = (): boolean => globalThis.document?.contentType === 'application/xhtml+xml';

/** Defines one of the kit's elements with the page's prefix. See `defineTag`. */
export const define = (name: string, element: CustomElementConstructor): void => defineTag(tagOf(name), element);

/**
 * Defines an element unless the tag is taken, so a second copy or version of the kit leaves the first in place. Logs a
 * warning if another script has taken the tag. Defines nothing in XHTML, so the page's own content stays visible.
 */
export function defineTag(tag: string, element: CustomElementConstructor): void {
  const other = customElements.get(tag) as {readonly [OF_KIT]?: true} | undefined;
  if (isXhtml()) console.error(`Cartavola: <${tag}> works in HTML pages, not in XHTML. (page.xhtml)`);
  else if (!other) customElements.define(tag, element);
  else if (!other[OF_KIT])
    console.warn(
      `Cartavola: another script has already defined <${tag}>. Give Cartavola's tags a prefix to use both. (page.taken)`,
    );
}

/** Static members of an element class, used by code that loads the class by name. */
interface ElementClass extends CustomElementConstructor {
  /** Loads the UI text that the element needs for its first rendering. */
  loadTexts?(language: Language): Promise<unknown>;
}

let loader: ((name: never) => Promise<unknown>) | undefined;

/** Sets the function that loads elements by name. */
export function setLoader(load: (name: never) => Promise<unknown>): void {
  loader = load;
}

/** Loads and defines one of the kit's elements by name, and returns its class. Rejects if that fails. */
export async function loadElement(name: string): Promise<ElementClass> {
  const tag = tagOf(name);
  if (!customElements.get(tag)) await loader?.(name as never);
  const found = customElements.get(tag);
  if (!found) throw new Error(`<${tag}> could not be loaded`);
  return found;
}
