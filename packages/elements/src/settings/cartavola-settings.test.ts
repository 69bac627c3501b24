import {expect} from 'chai';
import {sendKeys} from '@web/test-runner-commands';
import '../define/playing-card.js';
import '../define/scopa-table.js';
import {CartavolaSettings} from './cartavola-settings.js';
import type {SettingsErrorEvent} from './events.js';
import type {ScopaTable} from '../games/scopa/scopa-table.js';
import {define} from '../base/define.js';

const KEY = 'cartavola:settings';

/** Waits frame by frame until a condition is met. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(requestAnimationFrame);
}

/** Adds markup to the page, and returns the element with the given name. */
function put<K extends keyof HTMLElementTagNameMap>(markup: string, name: K): HTMLElementTagNameMap[K] {
  document.body.innerHTML = markup;
  return document.body.querySelector(name)!;
}

const felt = (table: Element): HTMLElement | null => table.shadowRoot?.querySelector('[part="table"]') ?? null;
/** Returns the accessible name of the card's face. */
const spoken = (card: Element): string =>
  card.shadowRoot?.querySelector('[aria-label]')?.getAttribute('aria-label') ?? '';

async function themed(table: Element, theme: string): Promise<void> {
  await until(() => felt(table)?.dataset['theme'] === theme);
}

const place = (): CartavolaSettings => document.createElement('cartavola-settings');

describe('<cartavola-settings>', () => {
  // The first test defines `cartavola-settings`, after the elements inside it.
  const late = put(`<cartavola-settings theme="wood"><scopa-table></scopa-table></cartavola-settings>`, 'scopa-table');

  afterEach(() => {
    place().forget();
    document.body.replaceChildren();
  });

  it('applies to elements that were defined and shown before it', async () => {
    document.body.append(late.parentElement!);
    await themed(late, 'felt');
    define('cartavola-settings', CartavolaSettings);
    await themed(late, 'wood');
  });

  it('yields to an element’s own attributes, and overrides outer settings', async () => {
    put(
      `<cartavola-settings theme="wood" hints>
        <scopa-table id="one" theme="plain"></scopa-table>
        <cartavola-settings theme="felt"><div id="root"></div></cartavola-settings>
        <scopa-table id="three"></scopa-table>
      </cartavola-settings>`,
      'cartavola-settings',
    );
    const shadow = document.querySelector('#root')!.attachShadow({mode: 'open'});
    shadow.innerHTML = '<scopa-table></scopa-table>';
    const inner = shadow.querySelector('scopa-table')!;
    const [one, three] = ['#one', '#three'].map((id) => document.querySelector(id)!);
    await themed(one!, 'plain');
    await themed(inner, 'felt');
    await themed(three!, 'wood');
    // The settings inherit from the outer ones, and apply within another shadow root.
    await until(() => inner.shadowRoot!.querySelector('[data-item="hint"]') !== null);
    document.querySelector('cartavola-settings')!.theme = 'plain';
    await themed(three!, 'plain');
    expect(felt(inner)?.dataset['theme']).to.equal('felt');
    // An element that is moved gets the settings at its new position.
    document.body.append(inner);
    document.querySelector('cartavola-settings')!.append(inner);
    await themed(inner, 'plain');
  });

  it('yields to the reader’s choices, in all elements and on the next visit, unless locked', async () => {
    put(
      `<cartavola-settings theme="wood" locked="theme"><scopa-table id="fixed"></scopa-table></cartavola-settings>
      <scopa-table id="free" theme="wood"></scopa-table>`,
      'cartavola-settings',
    );
    const [fixed, free] = ['#fixed', '#free'].map((id) => document.querySelector(id)!);
    expect(place().choose('theme', 'plain')).to.equal(true);
    await themed(free!, 'plain');
    expect(felt(fixed!)?.dataset['theme']).to.equal('wood');
    expect(JSON.parse(localStorage.getItem(KEY)!)).to.deep.equal({theme: 'plain'});
    await themed(put('<scopa-table></scopa-table>', 'scopa-table'), 'plain');
    place().forget();
    await themed(document.querySelector('scopa-table')!, 'felt');
    expect(localStorage.getItem(KEY)).to.equal(null);
  });

  it('follows choices in another tab, and ignores invalid ones', async () => {
    const table = put('<scopa-table></scopa-table>', 'scopa-table');
    await themed(table, 'felt');
    for (const [text, theme] of [
      ['{"theme":"wood","later":"kept"}', 'wood'],
      ['{"theme":"velvet"}', 'felt'],
      ['{"theme":"wood"}', 'wood'],
      ['{"theme":{}}', 'felt'],
      ['{"theme":"wood"}', 'wood'],
      ['[1', 'felt'],
    ] as const) {
      localStorage.setItem(KEY, text);
      dispatchEvent(new StorageEvent('storage', {key: KEY}));
      await themed(table, theme);
    }
    localStorage.setItem(KEY, '{"later":"kept"}');
    dispatchEvent(new StorageEvent('storage', {key: KEY}));
    place().choose('speed', 'fast');
    expect(JSON.parse(localStorage.getItem(KEY)!)).to.deep.equal({later: 'kept', speed: 'fast'});
  });

  it('drops the choices once another tab has cleared the storage', async () => {
    const table = put('<scopa-table></scopa-table>', 'scopa-table');
    place().choose('theme', 'wood');
    await themed(table, 'wood');
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', {key: null}));
    await table.updateComplete;
    expect(felt(table)?.dataset['theme']).to.equal('felt');
  });

  it('lets the page change a table’s settings after its first rendering, until the reader changes them there', async () => {
    put('<scopa-table id="one"></scopa-table><scopa-table id="two"></scopa-table>', 'scopa-table');
    const [one, two] = document.querySelectorAll('scopa-table') as unknown as [ScopaTable, ScopaTable];
    place().choose('theme', 'wood');
    await themed(one, 'wood');
    await themed(two, 'wood');
    one.theme = 'plain';
    await themed(one, 'plain');
    expect(felt(two)?.dataset['theme']).to.equal('wood');
    // Choose a theme in the menu of one table.
    const item = (selector: string): HTMLElement | null => one.shadowRoot!.querySelector(selector);
    for (const selector of ['.tool.menu', '[data-item="settings"]', '[name="theme"]']) {
      await until(() => item(selector) !== null);
      item(selector)!.click();
    }
    const select = item('[name="theme"]') as HTMLSelectElement;
    expect(select.value).to.equal('plain');
    const heard: unknown[] = [];
    document.body.addEventListener('table-setting', ({target, detail}) => heard.push(target, detail));
    select.focus();
    await sendKeys({press: 'Home'});
    await themed(one, 'felt');
    await themed(two, 'felt');
    await until(() => item('.remembered ~ .asks button') !== null);
    item('.remembered ~ .asks button')!.click();
    await themed(two, 'felt');
    expect([one.setting('theme'), two.setting('level')]).to.deep.equal(['plain', undefined]);
    two.level = 'expert';
    expect(two.setting('level')).to.equal('expert');
    expect(heard).to.deep.equal([one, {setting: 'theme', value: 'felt'}, one, {setting: 'theme'}]);
  });

  it('draws cards from the chosen deck if the game has it and the author sets none', async () => {
    put(
      `<cartavola-settings deck="italian">
        <playing-card id="plain" card="7D"></playing-card>
        <playing-card id="named" card="7D" deck="french"></playing-card>
        <playing-card id="none" card="7D" game="calypso"></playing-card>
      </cartavola-settings>`,
      'cartavola-settings',
    );
    const said = (id: string): string => spoken(document.querySelector(`#${id}`)!);
    await until(() => ['plain', 'named', 'none'].every((id) => said(id) !== ''));
    await until(() => said('plain').includes('coins'));
    expect(said('named')).to.include('diamonds');
    expect(said('none')).to.include('diamonds');
    place().choose('deck', 'french');
    await until(() => said('plain').includes('diamonds'));
  });

  it('has a level for each game, and one for all games', () => {
    const settings = place();
    expect(settings.choose('level', 'strong', 'scopa')).to.equal(true);
    expect(settings.choose('level', 'expert')).to.equal(true);
    expect(JSON.parse(localStorage.getItem(KEY)!)).to.deep.equal({'level scopa': 'strong', level: 'expert'});
  });

  it('reports wrong attributes, and keeps the rest', async () => {
    const problems: string[] = [];
    const listen = (event: SettingsErrorEvent): void => void problems.push(`${event.detail.code} ${event.detail.path}`);
    document.body.addEventListener('settings-error', listen);
    const table = put(
      `<cartavola-settings theme="wood" speed="quick" locked="deck colour"><scopa-table></scopa-table></cartavola-settings>`,
      'scopa-table',
    );
    await themed(table, 'wood');
    document.body.removeEventListener('settings-error', listen);
    expect(problems).to.deep.equal(['attribute.speed speed', 'attribute.locked locked']);
    expect(place().choose('theme', 'velvet')).to.equal(false);
    expect(place().choose('colour', 'red')).to.equal(false);
    expect(felt(table)!.textContent).not.to.include('attribute');
  });
});
