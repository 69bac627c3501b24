// The block in the editor.
import {InspectorControls, useBlockProps, useInnerBlocksProps} from '@wordpress/block-editor';
import {Notice} from '@wordpress/components';
import {__} from '@wordpress/i18n';
import elements from '../../includes/elements.json';
import {asStored, asWritten} from './as-written';
import {Inspector} from './inspector';
import {Preview} from './preview';
import {titleOf} from './title';

/** Settings contain other blocks. All other elements have a preview. */
const Surrounding = () => <div {...useInnerBlocksProps()} />;

/** Shows and edits a block. */
export function Edit({attributes, setAttributes, isSelected}) {
  const props = useBlockProps();
  const block = asWritten(attributes);
  const {element, caption} = block;
  if (!elements[element]) {
    return (
      <div {...props}>
        <Notice status="error" isDismissible={false}>
          {__('This version of the plugin does not know what the block shows.', 'cartavola')}
        </Notice>
      </div>
    );
  }
  return (
    <figure {...props}>
      <InspectorControls>
        <Inspector block={block} change={(changes) => setAttributes(asStored(changes))} />
      </InspectorControls>
      {elements[element].content === 'blocks' ? (
        <Surrounding />
      ) : (
        <Preview block={block} isSelected={isSelected} title={titleOf(element)} />
      )}
      {caption && <figcaption className="wp-element-caption">{caption}</figcaption>}
    </figure>
  );
}
