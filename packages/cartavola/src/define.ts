/** Exports functions that define elements by name, with a tag prefix if needed. */
export * from '@cartavola/elements/define-elements.js';
