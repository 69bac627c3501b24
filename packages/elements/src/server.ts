// Renders the elements as HTML, for servers and static site generators. See docs/server-rendering.md.
export {renderElement, styleSheetOf, type ElementOnServer} from './server/render-element.js';
