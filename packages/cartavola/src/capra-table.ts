/** Defines `<capra-table>`. */
export * from '@cartavola/elements/define/capra-table.js';
