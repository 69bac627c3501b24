export {CalypsoTable} from './calypso-table/calypso-table.js';
export {CapodamaTable} from './capodama-table/capodama-table.js';
