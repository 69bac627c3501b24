// The elements as HTML text, for servers and generators of sites: see docs/servers.md.
export {renderElement, styleSheetOf, type ElementOnServer} from './server/render-element.js';
