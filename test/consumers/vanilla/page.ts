import type {ScopaTable} from 'cartavola';
import record from './page/record.json' with {type: 'json'};
import {moveText, names, readyText, trickText, typed} from './page/told.js';

function output(id: string): HTMLOutputElement {
  const made = document.createElement('output');
  made.id = id;
  document.body.append(made);
  return made;
}

function button(id: string, press: () => void): void {
  const made = document.createElement('button');
  made.id = id;
  made.textContent = id;
  made.addEventListener('click', press);
  document.body.append(made);
}

/** Adds a table to the page, with the buttons and outputs for the driver. */
export function openPage(): void {
  const place = document.createElement('div');
  document.body.append(place);
  const [ready, moved, taken] = [output('ready'), output('moved'), output('taken')];
  let table: ScopaTable | undefined;

  const mount = (): ScopaTable => {
    const made = document.createElement('scopa-table');
    made.setAttribute('players', '2');
    made.setAttribute('deck', 'italian');
    made.setAttribute('speed', 'instant');
    made.setAttribute('seed', 'consumers');
    made.lang = 'it';
    made.names = names;
    made.addEventListener('table-ready', (event) => (ready.value = readyText(typed(event))));
    made.addEventListener('table-move', (event) => (moved.value = moveText(typed(event))));
    made.addEventListener('table-trick', (event) => (taken.value = trickText(typed(event))));
    place.append(made);
    return made;
  };

  table = mount();
  button('resume', () => {
    if (table) table.record = record;
  });
  button('toggle', () => {
    table?.remove();
    table = table ? undefined : mount();
  });
}
