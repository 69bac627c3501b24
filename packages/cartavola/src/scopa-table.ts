/** Defines `<scopa-table>`. */
export * from '@cartavola/elements/define/scopa-table.js';
