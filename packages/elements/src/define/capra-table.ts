import {define} from '../base/define.js';
import {CapraTable} from '../games/capra/capra-table.js';
import '../with-registry.js';

define('capra-table', CapraTable);

export {CapraTable};
