import {define} from '../base/define.js';
import {CapodamaTable} from '../games/capodama/capodama-table.js';
import '../with-registry.js';

define('capodama-table', CapodamaTable);

export {CapodamaTable};
