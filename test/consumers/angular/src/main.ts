import {bootstrapApplication} from '@angular/platform-browser';
import 'cartavola/scopa-table.js';
import {App} from './app';

await bootstrapApplication(App);
