import {ScopaTable} from '../scopa-table/scopa-table.js';
import {define} from './define.js';

export {ScopaTable};

define('scopa-table', ScopaTable);
