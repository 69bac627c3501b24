import 'cartavola/scopa-table.js';
import {openPage} from './page.js';

openPage();
