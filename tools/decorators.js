// Replacement for `lit/decorators.js` in the published build: decorators are compiled the legacy way (`experimentalDecorators`) and stand
// before fields alone, or before a getter that tells of its changes itself.

/** Declares a public property of an element. */
export const property = (options) => (prototype, name) => void prototype.constructor.createProperty(name, options);

/** Declares an internal state of an element. */
export const state = () => property({state: true, attribute: false});
