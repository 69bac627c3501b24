// Texts of a block as their author has written them.
import {decodeEntities} from '@wordpress/html-entities';

const decoded = (value) => (typeof value === 'string' ? decodeEntities(value) : value);

/**
 * Returns a block with its texts as they were written: of authors who may not write HTML, WordPress keeps every text as HTML, `7D>5C` as
 * `7D&gt;5C`. PHP reads them in the same way.
 */
export function asWritten(block) {
  // PHP writes an empty object as a list, which has functions of the names of attributes.
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
