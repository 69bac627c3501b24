/** Defines `<score-sheet>`. */
export * from '@cartavola/elements/define/score-sheet.js';
