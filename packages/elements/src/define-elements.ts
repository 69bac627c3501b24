import {setPrefix} from './base/tag.js';
import {loadElement, type ElementName} from './registry.js';

export type {ElementName};

/**
 * Defines elements, with a prefix before their tags if one is given: use it if another script has taken a tag. All elements of a page share
 * one prefix, so give it before any is defined. Rejects with a `RangeError` if the prefix is invalid or differs from the current one.
 */
export async function defineElements(
  names: readonly ElementName[],
  {prefix}: {readonly prefix?: string} = {},
): Promise<void> {
  if (prefix !== undefined) setPrefix(prefix);
  await Promise.all(names.map(loadElement));
}
