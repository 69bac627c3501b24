/** Defines `<table-record>`. */
export * from '@cartavola/elements/define/table-record.js';
