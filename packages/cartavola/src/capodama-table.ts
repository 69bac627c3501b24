/** Defines `<capodama-table>`. */
export * from '@cartavola/elements/define/capodama-table.js';
