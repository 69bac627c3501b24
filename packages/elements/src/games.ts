export {CapodamaTable} from './capodama-table/capodama-table.js';
export {ScopaTable} from './scopa-table/scopa-table.js';
