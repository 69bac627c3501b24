// Runs the editor script with stand-ins for WordPress. Each component renders a tag with its name and records its
// props.
import {readFileSync} from 'node:fs';
import {runInThisContext} from 'node:vm';
import * as element from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import {root} from '../tools/place.mjs';

const block = JSON.parse(readFileSync(`${root}build/element/block.json`, 'utf8'));
const noted = [];

/** Module in which every export is a component with the export's name. */
const components = new Proxy(
  {},
  {
    get: (_, name) => (properties) => {
      noted.push({name, ...properties});
      const texts = [properties.label, properties.title, properties.instructions, properties.help].filter(Boolean);
      return element.createElement('div', {'data-is': name}, ...texts, properties.children);
    },
  },
);

function registeredBy(translate) {
  let settings;
  const wp = {
    blocks: {
      registerBlockType: (name, given) => (settings = {name, ...given}),
      getBlockVariations: () => block.variations,
    },
    blockEditor: {
      InnerBlocks: {Content: () => 'inner blocks'},
      InspectorControls: ({children}) => children,
      useBlockProps: () => ({className: 'wp-block'}),
      useInnerBlocksProps: () => ({children: 'inner blocks'}),
    },
    components,
    element: {...element, RawHTML: ({children}) => children},
    htmlEntities: {
      decodeEntities: (text) => text.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&'),
    },
    i18n: {__: translate, sprintf: (text, ...values) => values.reduce((one, value) => one.replace('%s', value), text)},
  };
  globalThis.window = {
    wp,
    React: element,
    ReactJSXRuntime: jsxRuntime,
    cartavolaKit: {folder: '/kit/', version: '1.2.3', lang: 'it-IT'},
  };
  runInThisContext(readFileSync(`${root}build/element/index.js`, 'utf8'));
  return settings;
}

/** Settings that the script registers. All strings stay in English. */
export const settings = registeredBy((text) => text);

/** Renders a block with its settings. Returns the HTML, the rendered components, and the changes made. */
export function edit(attributes, isSelected = false) {
  noted.length = 0;
  const changes = [];
  const given = {element: 'scopa-table', content: '', caption: '', fallback: '', frame: false, ...attributes};
  const html = renderToStaticMarkup(
    element.createElement(settings.edit, {attributes: given, setAttributes: (one) => changes.push(one), isSelected}),
  );
  return {html, shown: [...noted], changes};
}

/** Returns the HTML that a post stores for a block. */
export const save = (attributes) => renderToStaticMarkup(element.createElement(settings.save, {attributes}));
