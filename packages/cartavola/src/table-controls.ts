/** Defines `<table-controls>`. */
export * from '@cartavola/elements/define/table-controls.js';
