// Returns the HTML that a post stores in addition to the block's attributes: text and notation, or the block's
// title, for sites without the plugin.
import {InnerBlocks} from '@wordpress/block-editor';
import {RawHTML} from '@wordpress/element';
import elements from '../../includes/elements.json';
import {asWritten} from './as-written';
import metadata from './block.json';
import {titleOf} from './title';

const isJson = (text) => /^\s*[{[]/.test(text);

/**
 * Renders a block's text, or the blocks inside a settings block. When the plugin is active, PHP renders the element
 * instead of this text.
 */
export function Save({attributes: block}) {
  const {element, content, caption, fallback} = asWritten(block);
  if (elements[element]?.content === 'blocks') return <InnerBlocks.Content />;
  const notation = isJson(content) ? '' : content.trim();
  if (!fallback.trim() && !notation && !caption.trim()) {
    // An editor in another language saves another title: `DEPRECATED` accepts it.
    return elements[element]?.framed ? (
      <figure>
        <p>{titleOf(element)}</p>
      </figure>
    ) : null;
  }
  return (
    <figure>
      {fallback.trim() && <p>{fallback.trim()}</p>}
      {/* The class prevents translation. WordPress drops the `translate` attribute for authors who may not write HTML. */}
      {notation && <pre className="notranslate">{notation}</pre>}
      {caption.trim() && <figcaption className="wp-element-caption">{caption.trim()}</figcaption>}
    </figure>
  );
}

/**
 * Formats of the block that older versions of the plugin saved. They accept any HTML inside the block, or none. The
 * attributes contain everything, so the HTML is rewritten when the post is next edited. WordPress keeps the old HTML
 * for authors who may not write HTML.
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
