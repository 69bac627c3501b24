// The elements as HTML text, for servers and generators of sites: see docs/server-rendering.md.
export {renderElement, styleSheetOf, type ElementOnServer} from './server/render-element.js';
