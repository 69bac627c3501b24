import {setPrefix} from './base/tag.js';
import {loadElement, type ElementName} from './registry.js';

export type {ElementName};

/**
 * Defines elements, optionally with a prefix in case another script has already defined one of their tags. All elements
 * in a page share the same prefix, so set it before any element is defined. Rejects with a `RangeError` if the prefix
 * is invalid or differs from the current one.
 */
export async function defineElements(
  names: readonly ElementName[],
  {prefix}: {readonly prefix?: string} = {},
): Promise<void> {
  if (prefix !== undefined) setPrefix(prefix);
  await Promise.all(names.map(loadElement));
}
