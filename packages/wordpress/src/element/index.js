// The block in the editor. A post keeps its attributes alone; PHP writes the element when the post is shown.
import {InnerBlocks} from '@wordpress/block-editor';
import {registerBlockType} from '@wordpress/blocks';
import metadata from './block.json';
import {Edit} from './edit';
import {BLOCK_ICON, ICONS} from './icons';
import './editor.css';
import './style.css';

registerBlockType(metadata.name, {
  icon: BLOCK_ICON,
  // Titles and descriptions come from PHP, which has translated them; an icon joins the variation of its name.
  variations: Object.entries(ICONS).map(([name, icon]) => ({name, icon})),
  edit: Edit,
  save: () => <InnerBlocks.Content />,
});
