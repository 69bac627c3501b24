import {setCustomElementsManifest, type Preview} from '@storybook/web-components-vite';
import manifest from '../packages/elements/custom-elements.json' with {type: 'json'};

setCustomElementsManifest(manifest);

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {a11y: {test: 'error'}, controls: {expanded: true}},
};
export default preview;
