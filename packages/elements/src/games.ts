export {CapodamaTable} from './capodama-table/capodama-table.js';
export {ScopaTable} from './scopa-table/scopa-table.js';
export {CapraTable} from './capra-table/capra-table.js';
