import {TableRecord} from '../table-record/table-record.js';
import {define} from './define.js';

define('table-record', TableRecord);

export {TableRecord};
