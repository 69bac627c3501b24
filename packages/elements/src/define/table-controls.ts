import {TableControls} from '../table-controls/table-controls.js';
import {define} from './define.js';

define('table-controls', TableControls);

export {TableControls};
