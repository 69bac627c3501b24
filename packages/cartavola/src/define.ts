/** Defines elements by name, under tags with a prefix if need be. */
export * from '@cartavola/elements/define-elements.js';
