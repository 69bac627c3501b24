import {CapodamaTable} from '../capodama-table/capodama-table.js';
import {define} from './define.js';

export {CapodamaTable};

define('capodama-table', CapodamaTable);
