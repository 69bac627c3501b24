export type {OutputLine} from './output-line.js';
export {answerCanonical} from './canonical.js';
export {answerRefusal} from './refusal.js';
export {answerReplay, type Replay} from './replay.js';
export {runCommand, type Surroundings} from './run-command.js';
export {readLines} from './read-lines.js';
export type {Verb} from './verb.js';
export {verbs} from './verbs.js';
