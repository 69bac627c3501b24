export {CalypsoTable} from './games/calypso/calypso-table.js';
export {CapodamaTable} from './games/capodama/capodama-table.js';
export {ScopaTable} from './games/scopa/scopa-table.js';
export {CapraTable} from './games/capra/capra-table.js';
