// What `lit/decorators.js` comes to in the published build: decorators are compiled the legacy way (`experimentalDecorators`)
// and stand before fields alone, or before a getter that tells of its changes itself.

/** Of a property that the page may set. */
export const property = (options) => (prototype, name) => void prototype.constructor.createProperty(name, options);

/** Of a property of the element's own. */
export const state = () => property({state: true, attribute: false});
