/** Defines `<game-replay>`. */
export * from '@cartavola/elements/define/game-replay.js';
