import {define} from '../base/define.js';
import {TableRecord} from '../companions/record/table-record.js';
import '../with-registry.js';

define('table-record', TableRecord);

export {TableRecord};
