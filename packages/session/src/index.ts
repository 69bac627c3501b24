export {Session, type Player, type SessionSetup, type Think} from './session.js';
export type {SessionEvent} from './session-event.js';
export {historyOf, type Told} from './history.js';
