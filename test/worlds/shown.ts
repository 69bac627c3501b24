import type {CardTable} from '@cartavola/elements';
import {told} from '../journeys/hands.js';

type Look = (name: keyof HTMLElementTagNameMap, record: unknown, lang: string) => Promise<string>;

/** Promise for the code that answers questions, which is loaded with the first question. */
let loaded: Promise<unknown> | undefined;

/** Returns everything that a table shows and says about a record: markup, log, answers, and reasons for refusals. */
export const shown: Look = async (...asked) => {
  loaded ??= look(...asked);
  await loaded;
  return look(...asked);
};

const look: Look = async (name, record, lang) => {
  const table = document.createElement(name) as CardTable;
  table.lang = lang;
  table.speed = 'slow';
  // The bots never stop thinking, because only this view is compared.
  Object.defineProperty(table, 'bots', {value: {think: () => new Promise(() => undefined)}});
  table.record = record;
  const turn = told(table, 'table-turn');
  document.body.append(table);
  await turn;
  const root = table.shadowRoot!;
  while (root.querySelector('.seat > .avatar')) await new Promise(requestAnimationFrame);
  const markup: string[] = [];
  const note = async (): Promise<void> => {
    await table.updateComplete;
    // Lit marks its parts with comments. Announcements are compared separately, because they disappear after a while.
    markup.push(root.innerHTML.replace(/<!--.*?-->/g, '').replace(/(<div role="log"[^>]*>).*?<\/div>/s, '$1</div>'));
  };
  const spoken: string[] = [];
  const status = root.querySelector('[role="log"]')!;
  // Wait for the question, if there is one, because otherwise the status would combine it with an answer.
  const asks = table.scene!.actor !== undefined || root.querySelector('.scored') !== null;
  while (asks && !status.textContent) await new Promise(requestAnimationFrame);
  await note();
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
