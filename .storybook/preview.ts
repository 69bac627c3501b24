import {setCustomElementsManifest, type Preview} from '@storybook/web-components-vite';
import manifest from '../packages/elements/custom-elements.json' with {type: 'json'};
import {rowsFor} from './rows.js';

setCustomElementsManifest(manifest);

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: {test: 'error'},
    controls: {expanded: true},
    // Storybook's own lists no method, state or default slot, and one of two items that have the same name.
    docs: {extractArgTypes: rowsFor},
  },
};
export default preview;
