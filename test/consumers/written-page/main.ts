import type {ScopaTable} from 'cartavola';
import record from './page/record.json' with {type: 'json'};
import {moveText, names, readyText, trickText, typed} from './page/told.js';

const place = document.querySelector<HTMLElement>('#place')!;
const written = place.innerHTML;
const table = (): ScopaTable | null => place.querySelector('scopa-table');
const tell = (id: string, text: string): void => {
  document.querySelector(`#${id}`)!.textContent = text;
};

// The table's events bubble, so one listener on this element receives those of every table in it.
place.addEventListener('table-ready', (event) => tell('ready', readyText(typed(event))));
place.addEventListener('table-move', (event) => tell('moved', moveText(typed(event))));
place.addEventListener('table-trick', (event) => tell('taken', trickText(typed(event))));
table()!.names = names;

document.querySelector('#resume')!.addEventListener('click', () => {
  table()!.record = record;
});
document.querySelector('#toggle')!.addEventListener('click', () => {
  if (table()) place.replaceChildren();
  else {
    place.innerHTML = written;
    table()!.names = names;
  }
});
