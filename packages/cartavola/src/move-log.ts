/** Defines `<move-log>`. */
export * from '@cartavola/elements/define/move-log.js';
