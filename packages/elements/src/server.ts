// Renders the elements as HTML text, for servers and static site generators. See docs/server-rendering.md.
export {renderElement, styleSheetOf, type ElementOnServer} from './server/render-element.js';
