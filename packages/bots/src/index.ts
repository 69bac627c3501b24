export {askingOrder} from './asking-order.js';
export {botSeed} from './bot-seed.js';
export type {Choice, ChooseOptions, Chooser, Cost, Evaluation, MoveReason} from './choice.js';
export {decisionsIn, decisive, type Decision} from './decisions.js';
export {drive, finish, type Drive, type Scheduler} from './drive.js';
export {effortOf, LEVELS, STRONGEST, USUAL_LEVEL, type Effort, type Level} from './levels.js';
export {SLICE} from './slice.js';
export {
  PROTOCOL,
  serve,
  type ChoiceRequest,
  type Port,
  type Serving,
  type WorkerReply,
  type WorkerRequest,
} from './serve.js';
export type {ExactAnswer, ExactQuestion} from './endings/exact-question.js';
export type {Players} from './players.js';
export {TEMPERS, type Temper} from './tempers.js';
