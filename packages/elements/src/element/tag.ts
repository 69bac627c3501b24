/** Where a page keeps the prefix of the kit's tags: the loader, which shares no code with the elements, sets it too. */
const PREFIX = Symbol.for('cartavola.prefix');
const page = globalThis as {[PREFIX]?: string};

/** Returns the tag of an element of the kit on this page: its name, after the page's prefix if it has one. */
export const tagOf = (name: string): string => (page[PREFIX] ?? '') + name;

/** Returns the name of an element: its tag without the page's prefix. */
export const nameOf = ({localName}: Element): string =>
  localName.startsWith(page[PREFIX] ?? '') ? localName.slice((page[PREFIX] ?? '').length) : localName;
