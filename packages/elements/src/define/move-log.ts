import {MoveLog} from '../move-log/move-log.js';
import {define} from './define.js';

export {MoveLog};

define('move-log', MoveLog);
