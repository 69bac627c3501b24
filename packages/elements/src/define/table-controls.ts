import {define} from '../base/define.js';
import {TableControls} from '../companions/controls/table-controls.js';
import '../with-registry.js';

define('table-controls', TableControls);

export {TableControls};
