import {ScopaTable} from '../scopa-table/scopa-table.js';
import {define} from './define.js';

define('scopa-table', ScopaTable);

export {ScopaTable};
