export {historyOf, type Told} from './history.js';
export {Session} from './session.js';
export type {Player, SessionSetup, Think} from './session-setup.js';
export type {SessionEvent, Submission} from './session-event.js';
