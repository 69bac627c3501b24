/** Defines `<cartavola-settings>`. */
export * from '@cartavola/elements/define/cartavola-settings.js';
