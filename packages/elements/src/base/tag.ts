/** Key of a static property that all element classes of the kit have, in every copy and version. */
export const OF_KIT = Symbol.for('cartavola.element');

/**
 * Key on `globalThis` of the prefix of the kit's tags. The loader, which shares no code with the elements, sets it too.
 */
const PREFIX = Symbol.for('cartavola.prefix');
const page = globalThis as {[PREFIX]?: string};

/**
 * Format of a prefix: lower-case letters, digits and hyphens, beginning with a letter and ending with a hyphen. It may
 * be empty.
 */
const FORM = /^(?:[a-z][a-z\d-]*-)?$/;

/** Sets the prefix of all tags. Throws a `RangeError` if it is invalid, or if the page already has a different one. */
export function setPrefix(prefix: string): void {
  if (!FORM.test(prefix))
    throw new RangeError(
      `"${prefix}" is not a valid prefix: begin with a lower-case letter and end with a hyphen, as in "club-"`,
    );
  if ((page[PREFIX] ?? prefix) !== prefix)
    throw new RangeError(`The elements of this page already have the prefix "${page[PREFIX]}"`);
  page[PREFIX] = prefix;
}

/** Returns the tag of one of the kit's elements on this page: the page's prefix, if any, and the element's name. */
export const tagOf = (name: string): string => (page[PREFIX] ?? '') + name;

/** Returns the name of an element: its tag without the page's prefix. */
export const nameOf = ({localName}: Element): string =>
  localName.startsWith(page[PREFIX] ?? '') ? localName.slice((page[PREFIX] ?? '').length) : localName;
