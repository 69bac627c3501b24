/** Defines `<score-pad>`. */
export * from '@cartavola/elements/define/score-pad.js';
