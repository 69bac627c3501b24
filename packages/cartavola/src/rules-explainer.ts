/** Defines `<rules-explainer>`. */
export * from '@cartavola/elements/define/rules-explainer.js';
