import {openPage} from './page.js';

openPage();
