import {CapraTable} from '../capra-table/capra-table.js';
import {define} from './define.js';

define('capra-table', CapraTable);

export {CapraTable};
