/** Defines `<calypso-table>`. */
export * from '@cartavola/elements/define/calypso-table.js';
