import {OF_KIT} from '../element/of-kit.js';

/** True if the page is XML: its parser refuses the markup that elements are rendered from. */
const isXhtml = (): boolean => globalThis.document?.contentType === 'application/xhtml+xml';

/**
 * Defines an element unless the name is taken: a second copy of the kit, or another version of it, leaves the first in place. A name that
 * another script has taken is reported in the console. In XHTML nothing is defined, so that the page's own content stays visible.
 */
export function define(name: string, element: CustomElementConstructor): void {
  const other = customElements.get(name) as {readonly [OF_KIT]?: true} | undefined;
  if (isXhtml()) console.error(`Cartavola: <${name}> works in HTML pages, not in XHTML. (page.xhtml)`);
  else if (!other) customElements.define(name, element);
  else if (!other[OF_KIT])
    console.warn(`Cartavola: another script has defined <${name}>, which stays as it is. (page.taken)`);
}
