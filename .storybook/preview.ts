import {setCustomElementsManifest, type Preview} from '@storybook/web-components-vite';
import manifest from '../packages/elements/custom-elements.json' with {type: 'json'};
import {inItsPlace} from '../stories/in-its-place.js';
import page from './page.mdx';
import {rowsFor} from './rows.js';

setCustomElementsManifest(manifest);

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [inItsPlace],
  parameters: {
    a11y: {test: 'error'},
    controls: {expanded: true},
    docs: {
      // One live element a page: each plays, and several slow it down.
      page,
      // Storybook's own function omits methods, states and default slots, and lists only one of two items with the
      // same name.
      extractArgTypes: rowsFor,
      // Shows the markup of a page, without the wrapper around it.
      source: {excludeDecorators: true},
    },
    options: {
      storySort: {order: ['Welcome', 'In use', 'Tables', 'Teaching', 'Articles', 'Cards', 'Companions', 'Real tables']},
    },
  },
};
export default preview;
