export {CapodamaTable} from './capodama-table/capodama-table.js';
