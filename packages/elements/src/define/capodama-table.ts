import {CapodamaTable} from '../capodama-table/capodama-table.js';
import {define} from './define.js';

define('capodama-table', CapodamaTable);

export {CapodamaTable};
