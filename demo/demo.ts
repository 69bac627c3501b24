import '@cartavola/elements/all.js';
import type {CardTable} from '@cartavola/elements';

const element = <E extends Element>(selector: string): E => document.querySelector<E>(selector)!;

const table = element<CardTable>('#table');
const settings = element<HTMLFormElement>('.settings');
const snippet = element('#snippet');
/** What a table does that says nothing of it. */
const usual = new FormData(settings);

/** What a page would paste for the table as it is set here. */
function writeSnippet(): void {
  const attributes = [...new FormData(settings)]
    .filter(([name, value]) => value !== usual.get(name))
    .map(([name, value]) => ` ${name}="${value as string}"`)
    .join('');
  const tag = table.localName;
  snippet.textContent = `<script type="module" src="https://YOUR-SITE/cartavola.js"></script>\n<${tag}${attributes}></${tag}>`;
}

settings.addEventListener('change', () => {
  const chosen = new FormData(settings);
  for (const [name, value] of chosen) table.setAttribute(name, value as string);
  for (const companion of document.querySelectorAll<HTMLElement>('score-sheet, move-log')) {
    companion.lang = chosen.get('lang') as string;
  }
  writeSnippet();
});
writeSnippet();

element('#copy').addEventListener('click', () => {
  const tell = (text: string): void => void (element('#copied').textContent = text);
  navigator.clipboard.writeText(snippet.textContent).then(
    () => tell('Copied.'),
    () => tell('Select the two lines to copy them.'),
  );
});

const events = element('#events');
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
] as const) {
  table.addEventListener(type, (event) => {
    const line = document.createElement('li');
    // Views are long: what happened is enough here.
    const detail = JSON.stringify(event.detail, (key, value: unknown) => (key === 'view' ? undefined : value));
    line.textContent = `${type} ${detail.length > 160 ? `${detail.slice(0, 160)}…` : detail}`;
    events.append(line);
    while (events.children.length > 100) events.firstElementChild!.remove();
    events.scrollTop = events.scrollHeight;
  });
}
