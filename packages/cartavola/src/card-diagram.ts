/** Defines `<card-diagram>`. */
export * from '@cartavola/elements/define/card-diagram.js';
