import {CalypsoTable} from '../calypso-table/calypso-table.js';
import {define} from './define.js';

define('calypso-table', CalypsoTable);

export {CalypsoTable};
