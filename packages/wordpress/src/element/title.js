// Title of a block in the inserter.
import {getBlockVariations} from '@wordpress/blocks';
import metadata from './block.json';

/** Returns the title of an element's block, in the editor's language. */
export const titleOf = (element) =>
  getBlockVariations(metadata.name)?.find(({name}) => name === element)?.title ?? element;
