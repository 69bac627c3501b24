// Decodes the texts of a block.
import {decodeEntities} from '@wordpress/html-entities';

const decoded = (value) => (typeof value === 'string' ? decodeEntities(value) : value);

/**
 * Returns a block with its texts as the author wrote them. For authors who may not write HTML, WordPress stores texts
 * as HTML: `7D>5C` becomes `7D&gt;5C`. PHP decodes them in the same way.
 */
export function asWritten(block) {
  // PHP writes an empty object as a list. Replace it, because some attributes have the same names as array methods.
  const given = Array.isArray(block.attributes) ? {} : (block.attributes ?? {});
  const attributes = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, decoded(value)]));
  return {
    ...block,
    attributes,
    content: decoded(block.content),
    caption: decoded(block.caption),
    fallback: decoded(block.fallback),
  };
}
