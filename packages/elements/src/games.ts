export {CalypsoTable} from './calypso-table/calypso-table.js';
export {CapodamaTable} from './capodama-table/capodama-table.js';
export {ScopaTable} from './scopa-table/scopa-table.js';
export {CapraTable} from './capra-table/capra-table.js';
