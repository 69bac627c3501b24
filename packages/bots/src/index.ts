export {botSeed} from './bot-seed.js';
export type {Choice, ChooseOptions, Chooser, Reason} from './choice.js';
export {drive, finish, type Drive, type Place} from './drive.js';
export {effortOf, LEVELS, STRONGEST, USUAL_LEVEL, type Effort, type Level} from './levels.js';
export {SLICE} from './slice.js';
export {PROTOCOL, serve, type Answer, type Port, type Question, type Request, type Serving} from './serve.js';
export type {Players} from './players.js';
export {playersIdOf} from './players-id.js';
