import {CapraTable} from '../capra-table/capra-table.js';
import {define} from './define.js';

export {CapraTable};

define('capra-table', CapraTable);
