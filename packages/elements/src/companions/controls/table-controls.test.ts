import {expect} from 'chai';
import {setViewport} from '@web/test-runner-commands';
import '../../define/capodama-table.js';
import '../../define/scopa-table.js';
import '../../define/table-controls.js';
import type {CapodamaTable} from '../../games/capodama/capodama-table.js';
import {emulateTouch, keys} from '../../../../../test/input.js';
import {finger, keyboard, mouse} from '../../../../../test/journeys/hands.js';
import {wrongs} from '../../../../../test/tables/axe.js';
import {
  alerts,
  asked,
  choose,
  find,
  findAll,
  panelWith,
  placed,
  put,
  told,
  until,
} from '../../../../../test/tables/table-in-page.js';
import {focusedElement} from '../../board/focus.js';

const buttons = (controls: Element): HTMLElement[] => findAll(controls, '[role="toolbar"] button');
const button = (controls: Element, name: string): HTMLElement => find(controls, `[data-item="${name}"]`);
const texts = (controls: Element): string[] => buttons(controls).map(({textContent}) => textContent.trim());
const said = (controls: Element): string => find(controls, '[role="status"]')?.textContent ?? '';
const isIdle = (controls: Element, name: string): boolean => button(controls, name).ariaDisabled === 'true';

/** Adds controls and a table without tools to the page. The reader plays first. */
async function controlled(lang = 'en', attributes: Readonly<Record<string, string>> = {}) {
  const page = document.createElement('div');
  page.lang = lang;
  page.innerHTML = '<table-controls for="played"></table-controls>';
  document.body.append(page);
  const table: CapodamaTable = document.createElement('capodama-table');
  table.id = 'played';
  table.lang = lang;
  await placed(table, {tools: 'none', hints: '', ...attributes}, 'table-turn');
  await asked(table);
  const controls = page.querySelector('table-controls')!;
  await until(() => buttons(controls).length > 0);
  return {page, table, controls};
}

/** Makes the reader's first legal move. */
async function move(table: CapodamaTable): Promise<void> {
  const moved = told(table, 'table-move');
  (await asked(table)).click();
  await moved;
  await asked(table);
}

describe('<table-controls>', () => {
  beforeEach(() => setViewport({width: 800, height: 1000}));
  afterEach(async () => {
    document.body.replaceChildren();
    await emulateTouch(false);
    await setViewport({width: 800, height: 600});
  });

  for (const [lang, names, noMove, tools, nothing] of [
    [
      'en',
      ['Undo', 'Last trick', 'Hint', 'Menu'],
      'You haven’t made a move yet.',
      'Tools',
      'There is no table for this.',
    ],
    [
      'fr',
      ['Annuler', 'Dernier pli', 'Conseil', 'Menu'],
      'Vous n’avez encore rien joué.',
      'Outils',
      'La table est introuvable.',
    ],
    [
      'it',
      ['Annulla', 'Ultima presa', 'Consiglio', 'Menu'],
      'Non hai ancora fatto mosse.',
      'Strumenti',
      'Qui manca il tavolo.',
    ],
  ] as const) {
    it(`are a toolbar of named buttons, which explain why they are idle, in “${lang}”`, async () => {
      const {controls} = await controlled(lang);
      expect(texts(controls)).to.deep.equal(names);
      const toolbar = find(controls, '[role="toolbar"]');
      expect([toolbar.ariaLabel, toolbar.closest('section')!.lang]).to.deep.equal([tools, lang]);
      expect(isIdle(controls, 'undo')).to.equal(true);
      expect(find(controls, `#${button(controls, 'undo').getAttribute('aria-describedby')!}`).textContent).to.equal(
        noMove,
      );
      expect(said(controls)).to.equal('');
      button(controls, 'undo').click();
      await until(() => said(controls) === noMove);
      expect(await wrongs(controls)).to.deep.equal([]);
    });

    it(`report that there is no table, in “${lang}”`, async () => {
      const controls = document.createElement('table-controls');
      controls.lang = lang;
      document.body.append(controls);
      await until(() => controls.shadowRoot!.textContent.includes(nothing));
      expect(buttons(controls)).to.deep.equal([]);
    });
  }

  for (const [way, hands] of Object.entries({mouse, finger, keyboard}))
    it(`undo a move, open and close the menu, and keep the focus, by ${way}`, async () => {
      if (hands === finger) await emulateTouch(true);
      const {table, controls} = await controlled();
      const before = table.log.length;
      await move(table);
      await until(() => !isIdle(controls, 'undo'));
      await hands.use(button(controls, 'undo'));
      await until(() => isIdle(controls, 'undo'));
      expect(table.log.length).to.equal(before);
      expect(focusedElement()).to.equal(button(controls, 'undo'));
      await until(() => find(table, '[role="log"]').textContent.includes('Move taken back.'));

      await hands.use(button(controls, 'menu'));
      await panelWith(table, '.items');
      await until(() => table.shadowRoot!.activeElement?.matches('.panel button') === true);
      expect(button(controls, 'menu').ariaExpanded).to.equal('true');
      await keys('Escape');
      await until(() => find(table, '.panel') === null && button(controls, 'menu').ariaExpanded === 'false');
      expect(focusedElement()).to.equal(button(controls, 'menu'));
    });

  it('are in one line on a phone, each large enough to tap and with its name', async () => {
    await setViewport({width: 320, height: 800});
    const {controls} = await controlled('it');
    const boxes = buttons(controls).map((one) => one.getBoundingClientRect());
    expect(new Set(boxes.map(({top}) => top)).size).to.equal(1);
    expect(boxes.every(({width, height}) => width >= 44 && height >= 44)).to.equal(true);
    expect(document.documentElement.scrollWidth).to.be.at.most(320);
    expect(await wrongs(controls)).to.deep.equal([]);
  });

  it('are one tab stop, within which the arrow keys, Home and End move the focus', async () => {
    const {controls} = await controlled();
    const stops = (): string[] =>
      buttons(controls).flatMap((one) => (one.tabIndex === 0 ? [one.dataset['item']!] : []));
    expect(stops()).to.deep.equal(['undo']);
    button(controls, 'undo').focus();
    for (const [key, name] of [
      ['ArrowRight', 'last-trick'],
      ['End', 'menu'],
      ['ArrowRight', 'undo'],
      ['ArrowLeft', 'menu'],
      ['Home', 'undo'],
    ] as const) {
      await keys(key);
      expect(focusedElement()?.dataset['item'], key).to.equal(name);
      expect(stops(), key).to.deep.equal([name]);
    }
  });

  it('replace the table’s bar, except in full screen, and leave its keys working', async () => {
    const {table} = await controlled();
    expect(findAll(table, '.tool')).to.deep.equal([]);
    (await asked(table)).focus();
    await keys('?');
    (await panelWith(table, '[data-item="full-screen"]')).click();
    await until(() => find(table, '.tool.full-screen') !== null);
    find(table, '.tool.full-screen').click();
    await until(() => find(table, '.tools') === null);
    table.tools = 'bar';
    await until(() => findAll(table, '.tools .tool').length === 4);
  });

  it('give a hint, and show the last trick once there has been one', async () => {
    const {table, controls} = await controlled();
    button(controls, 'hint').click();
    await until(() => find(table, '.note') !== null);
    button(controls, 'last-trick').click();
    await until(() => said(controls) === 'No trick has been taken yet.');
    while (isIdle(controls, 'last-trick')) {
      await move(table);
      await controls.updateComplete;
    }
    button(controls, 'last-trick').click();
    await panelWith(table, '.last-cards');
    expect(said(controls)).to.equal('');
  });

  it('have the table’s own tools: the last trick only in trick-taking games, and hints only if they are on', async () => {
    const table = await put('scopa-table', {id: 'played', seed: 'tools'});
    table.innerHTML = '<table-controls slot="beside"></table-controls>';
    const [controls] = table.children;
    await until(() => texts(controls!).join() === 'Undo,Menu');
    table.hints = true;
    await until(() => texts(controls!).join() === 'Undo,Hint,Menu');
  });

  it('use the language of their table, unless they have their own', async () => {
    const {table, controls} = await controlled();
    table.lang = 'fr';
    await until(() => texts(controls)[0] === 'Annuler');
    controls.lang = 'it';
    await until(() => texts(controls)[0] === 'Annulla');
  });

  it('switch to the table that replaces theirs, and do nothing if there is none', async () => {
    const {table, controls} = await controlled();
    table.remove();
    button(controls, 'menu').click();
    await until(() => controls.shadowRoot!.textContent.includes('There is no table for this.'));
    const next = await put('scopa-table', {id: 'played', tools: 'none'});
    await until(() => texts(controls).join() === 'Undo,Menu');
    button(controls, 'menu').click();
    await panelWith(next, '.items');
    controls.setAttribute('for', 'nothing');
    await until(() => buttons(controls).length === 0);
  });

  it('reflect a menu choice at once', async () => {
    const {table, controls} = await controlled('en', {tools: 'bar'});
    await move(table);
    await until(() => !isIdle(controls, 'undo'));
    await choose(table, 'undo');
    await until(() => isIdle(controls, 'undo'));
  });

  it('have no buttons while their table has a problem', async () => {
    const {table, controls} = await controlled();
    table.setAttribute('tools', 'nowhere');
    await until(() => buttons(controls).length === 0);
    await until(() => alerts(table).some((text) => text.includes('“bar” or “none”')));
    expect(table.command('menu')).to.equal(false);
  });
});
