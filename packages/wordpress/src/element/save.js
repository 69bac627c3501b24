// What a post keeps of a block besides its attributes: texts and notation, which readers see where the plugin is not active.
import {InnerBlocks} from '@wordpress/block-editor';
import {RawHTML} from '@wordpress/element';
import elements from '../../includes/elements.json';
import {asWritten} from './as-written';
import metadata from './block.json';

const isJson = (text) => /^\s*[{[]/.test(text);

/** Writes the texts of a block; settings hold other blocks. PHP writes the element, and leaves these out. */
export function Save({attributes: block}) {
  const {element, content, caption, fallback} = asWritten(block);
  if (elements[element]?.content === 'blocks') return <InnerBlocks.Content />;
  const notation = isJson(content) ? '' : content.trim();
  if (!fallback.trim() && !notation && !caption.trim()) return null;
  return (
    <figure>
      {fallback.trim() && <p>{fallback.trim()}</p>}
      {/* The class asks translators to leave it alone: of authors who may not write HTML, WordPress drops the attribute. */}
      {notation && <pre className="notranslate">{notation}</pre>}
      {caption.trim() && <figcaption className="wp-element-caption">{caption.trim()}</figcaption>}
    </figure>
  );
}

/**
 * Versions of the block that are read: with any HTML inside, or none, as older versions of the plugin have saved it, and as WordPress leaves it of
 * authors who may not write HTML. The attributes say all, so the HTML is written anew with the next change of the post.
 */
export const DEPRECATED = [
  {
    apiVersion: metadata.apiVersion,
    attributes: {...metadata.attributes, saved: {type: 'string', source: 'html'}},
    supports: metadata.supports,
    save: ({attributes: {saved}}) => <RawHTML>{saved ?? ''}</RawHTML>,
    migrate: ({saved: _, ...attributes}) => attributes,
  },
];
