import 'cartavola';
import 'cartavola/cartavola.css';
import {openPage} from './page.js';

openPage();
