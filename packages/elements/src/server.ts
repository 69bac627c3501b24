// Rendering of the elements as HTML text, for servers and static site generators: see docs/server-rendering.md.
export {renderElement, styleSheetOf, type ElementOnServer} from './server/render-element.js';
