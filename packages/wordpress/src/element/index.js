// The block in the editor. A post keeps its attributes, and texts for where the plugin is not active; PHP writes the element when the post is shown.
import {registerBlockType} from '@wordpress/blocks';
import metadata from './block.json';
import {Edit} from './edit';
import {BLOCK_ICON, ICONS} from './icons';
import {DEPRECATED, Save} from './save';
import './editor.css';
import './style.css';

/** The hand of a new diagram in the letters of a site's language, which a diagram reads where nothing says others. */
const HANDS = {en: 'AS KH 7D', fr: 'AP RC 7K', it: 'AP RC 7Q'};

const presets = (element) => {
  const language = window.cartavolaKit?.lang.slice(0, 2);
  return element === 'card-diagram' && {attributes: {element, content: HANDS[language] ?? HANDS.en}};
};

registerBlockType(metadata.name, {
  icon: BLOCK_ICON,
  // Titles and descriptions come from PHP, which has translated them; what is here joins the variation of its name.
  variations: Object.entries(ICONS).map(([name, icon]) => ({name, icon, ...presets(name)})),
  edit: Edit,
  save: Save,
  deprecated: DEPRECATED,
});
