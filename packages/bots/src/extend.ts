// Exports for bots of third-party games: see CONTRIBUTING.md, "A game".
export {bestBy, PASS} from './best.js';
export type {Judge} from './choice.js';
export type {Solving} from './endings/ending.js';
export {trickFacts, type Answer, type Fact, type TrickKnown} from './facts.js';
export type {Players} from './players.js';
export {playersFrom} from './players-from.js';
export type {Ending, SearchedGame, Sight} from './search/searched-game.js';
