import {setPrefix} from './base/tag.js';
import {loadElement, type ElementName} from './registry.js';

export type {ElementName};

/**
 * Defines elements, under tags that begin with a prefix if one is given: for pages on which another script has taken a tag. All elements of a page
 * have the same prefix, so give it before any is defined. Rejects with a `RangeError` if the prefix makes no tags, or is another than before.
 */
export async function defineElements(
  names: readonly ElementName[],
  {prefix}: {readonly prefix?: string} = {},
): Promise<void> {
  if (prefix !== undefined) setPrefix(prefix);
  await Promise.all(names.map(loadElement));
}
