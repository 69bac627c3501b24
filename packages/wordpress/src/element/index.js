// Registers the block in the editor. A post stores the block's attributes, and text for sites without the plugin. PHP
// renders the element when the post is shown.
import {registerBlockType} from '@wordpress/blocks';
import metadata from './block.json';
import {Edit} from './edit';
import {BLOCK_ICON, ICONS} from './icons';
import {DEPRECATED, Save} from './save';
import './editor.css';
import './style.css';

/** Hand in a new diagram, with the letters of the site's language, which diagrams use by default. */
const HANDS = {en: 'AS KH 7D', fr: 'AP RC 7K', it: 'AP RC 7Q'};

const presets = (element) => {
  const language = window.cartavolaKit?.lang.slice(0, 2);
  return element === 'card-diagram' && {attributes: {element, content: HANDS[language] ?? HANDS.en}};
};

registerBlockType(metadata.name, {
  icon: BLOCK_ICON,
  // PHP provides translated titles and descriptions. These icons and presets are merged into the variation with the
  // same name.
  variations: Object.entries(ICONS).map(([name, icon]) => ({name, icon, ...presets(name)})),
  edit: Edit,
  save: Save,
  deprecated: DEPRECATED,
});
