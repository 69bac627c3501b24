import {loaders, type ElementName} from './define/loaders.js';

export type {ElementName};

/** What a prefix is: lower-case letters, digits and hyphens, with a letter first and a hyphen last. */
const FORM = /^[a-z][a-z\d-]*-$/;
const PREFIX = Symbol.for('cartavola.prefix');
const page = globalThis as {[PREFIX]?: string};

/**
 * Defines elements, under tags that begin with a prefix if one is given: for pages on which another script has taken a tag. All elements of a page
 * have the same prefix, so give it before any is defined. Rejects with a `RangeError` if it is none, or another than before.
 */
export async function defineElements(
  names: readonly ElementName[],
  {prefix = page[PREFIX] ?? ''}: {readonly prefix?: string} = {},
): Promise<void> {
  if (prefix !== '' && !FORM.test(prefix))
    throw new RangeError(`"${prefix}" is no prefix: it needs a letter first, and a hyphen last, as in "club-"`);
  if ((page[PREFIX] ?? prefix) !== prefix)
    throw new RangeError(`The elements of this page have the prefix "${page[PREFIX]}" already`);
  page[PREFIX] = prefix;
  await Promise.all(names.map((name) => loaders[name]()));
}
