import type {CardTable} from '@cartavola/elements';
import {followSettings} from './follow-settings.js';

const table = document.querySelector<CardTable>('#table')!;
const events = document.querySelector('#events')!;

followSettings(table, {also: document.querySelectorAll('score-sheet, move-log, coach-panel, table-record')});

for (const type of [
  'table-ready',
  'table-deal',
  'table-turn',
  'table-request',
  'table-refuse',
  'table-move',
  'table-trick',
  'table-score',
  'table-match',
  'table-error',
  'table-unsaved',
] as const)
  table.addEventListener(type, (event) => {
    const line = document.createElement('li');
    // Omit views, because they are long.
    const detail = JSON.stringify(event.detail, (key, value: unknown) => (key === 'view' ? undefined : value));
    line.textContent = `${type} ${detail.length > 160 ? `${detail.slice(0, 160)}…` : detail}`;
    events.append(line);
    while (events.children.length > 100) events.firstElementChild!.remove();
    events.scrollTop = events.scrollHeight;
  });
