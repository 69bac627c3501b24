import {CalypsoTable} from '../calypso-table/calypso-table.js';
import {define} from './define.js';

export {CalypsoTable};

define('calypso-table', CalypsoTable);
