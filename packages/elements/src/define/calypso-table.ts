import {define} from '../base/define.js';
import {CalypsoTable} from '../games/calypso/calypso-table.js';
import '../with-registry.js';

define('calypso-table', CalypsoTable);

export {CalypsoTable};
