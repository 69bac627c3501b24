export {CapodamaTable} from './capodama-table/capodama-table.js';
export {CapraTable} from './capra-table/capra-table.js';
