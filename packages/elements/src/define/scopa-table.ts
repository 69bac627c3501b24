import {define} from '../base/define.js';
import {ScopaTable} from '../games/scopa/scopa-table.js';
import '../with-registry.js';

define('scopa-table', ScopaTable);

export {ScopaTable};
