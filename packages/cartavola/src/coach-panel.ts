/** Defines `<coach-panel>`. */
export * from '@cartavola/elements/define/coach-panel.js';
