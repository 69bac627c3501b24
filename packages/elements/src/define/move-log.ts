import {define} from '../base/define.js';
import {MoveLog} from '../companions/log/move-log.js';
import '../with-registry.js';

define('move-log', MoveLog);

export {MoveLog};
