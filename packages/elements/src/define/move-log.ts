import {MoveLog} from '../move-log/move-log.js';
import {define} from './define.js';

define('move-log', MoveLog);

export {MoveLog};
