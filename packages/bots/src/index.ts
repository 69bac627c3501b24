export {botSeed} from './bot-seed.js';
export {LEVELS, type Choice, type ChooseOptions, type Chooser, type Level, type Reason} from './choice.js';
export {drive, finish, type Drive, type Place} from './drive.js';
export type {Players} from './players.js';
export {playersIdOf} from './players-id.js';
export {SLICE} from './slice.js';
export {PROTOCOL, serve, type Answer, type Port, type Question, type Request, type Serving} from './serve.js';
