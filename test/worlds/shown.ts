import type {CardTable} from '@cartavola/elements';
import {told} from '../journeys/hands.js';

type Look = (name: keyof HTMLElementTagNameMap, record: unknown, lang: string) => Promise<string>;

/** Promise of the code that answers questions, which the first question loads. */
let loaded: Promise<unknown> | undefined;

/** Returns everything that a table shows and says about a record: markup, log, answers, and reasons of refusals. */
export const shown: Look = async (...asked) => {
  loaded ??= look(...asked);
  await loaded;
  return look(...asked);
};

const look: Look = async (name, record, lang) => {
  const table = document.createElement(name) as CardTable;
  table.lang = lang;
  // The bots take their time: only this one view is compared.
  table.speed = 'slow';
  table.record = record;
  const turn = told(table, 'table-turn');
  document.body.append(table);
  await turn;
  const root = table.shadowRoot!;
  const markup: string[] = [];
  const note = async (): Promise<void> => {
    await table.updateComplete;
    // Lit marks its parts by comments.
    markup.push(root.innerHTML.replace(/<!--.*?-->/g, ''));
  };
  await note();
  const spoken: string[] = [];
  const status = root.querySelector('[role="status"]')!;
  const said = (): Promise<void> =>
    new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!status.textContent) return;
        spoken.push(status.textContent);
        observer.disconnect();
        resolve();
      });
      observer.observe(status, {childList: true, characterData: true, subtree: true});
    });
  for (const key of ['t', 's', 'l', 'w']) {
    const answer = said();
    root.querySelector('.table')!.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
    await answer;
    await note();
  }
  for (const card of root.querySelectorAll<HTMLElement>('.hand .unplayable')) {
    card.click();
    await note();
  }
  const log = table.log.map(({text}) => text);
  table.remove();
  return [...markup, ...spoken, ...log].join('\n');
};
