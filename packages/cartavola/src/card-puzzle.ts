/** Defines `<card-puzzle>`. */
export * from '@cartavola/elements/define/card-puzzle.js';
