/** Defines `<playing-card>`. */
export * from '@cartavola/elements/define/playing-card.js';
