// Decodes and encodes the text in a block.
import {decodeEntities} from '@wordpress/html-entities';

const decoded = (value) => (typeof value === 'string' ? decodeEntities(value) : value);

/**
 * Returns a block with its text as the author wrote it. For authors who may not write HTML, WordPress stores text as
 * HTML: `7D>5C` becomes `7D&gt;5C`. The PHP code decodes it in the same way.
 */
export function asWritten(block) {
  // PHP serialises an empty object as an array. Replace it, because some attributes have the same names as array
  // methods.
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

const encoded = (value) => (typeof value === 'string' ? value.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : value);

/**
 * Returns changes to a block with their text as HTML. For authors who may not write HTML, WordPress would take
 * `< b && c >` for a tag and remove it.
 */
export const asStored = (changes) =>
  Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [
      name,
      name === 'attributes'
        ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, encoded(one)]))
        : encoded(value),
    ]),
  );
