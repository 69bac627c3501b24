import 'cartavola/scopa-table.js';
import {mount} from 'svelte';
import App from './app.svelte';

mount(App, {target: document.querySelector('#root')!});
