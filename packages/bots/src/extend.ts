// Exports for bots of third-party games: see CONTRIBUTING.md, "Add a game".
export {bestBy, PASS} from './best.js';
export type {Judge} from './choice.js';
export type {Solving} from './endings/ending.js';
export {trickTraits, type Answer, type Trait, type TrickKnown} from './traits.js';
export type {Players} from './players.js';
export {playersFrom} from './players-from.js';
export type {Ending, SearchedGame, Sight} from './search/searched-game.js';
