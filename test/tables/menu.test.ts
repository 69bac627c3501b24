import {expect} from 'chai';
import {sendKeys} from '@web/test-runner-commands';
import '@cartavola/elements/define/calypso-table.js';
import '@cartavola/elements/define/cartavola-settings.js';
import '@cartavola/elements/define/scopa-table.js';
import type {RulesExplainer} from '@cartavola/elements';
import {mouse} from '../journeys/hands.js';
import {keys} from '../input.js';
import {momentsOf, tableAt} from './moments.js';
import {asked, choose, find, findAll, panelWith, put, table, told, until} from './table-in-page.js';
import {settled} from '../virtual-clock.js';

const playing = momentsOf(4).find(({phase}) => phase === 'follow')!;

/** Returns the text of each menu item. */
const items = (element: Element): string[] =>
  findAll(element, '.panel .items button').map((item) => item.textContent.trim());

describe('A table’s menu', () => {
  afterEach(() => {
    document.createElement('cartavola-settings').forget();
    document.body.replaceChildren();
  });

  for (const [lang, expected] of [
    [
      'en',
      [
        'Rules',
        'Settings',
        'Your record',
        'Moves',
        'Scores',
        'Undo',
        'Full screen',
        'This deal as a link',
        'Match as a file',
        'Print',
        'Keys',
        'New match',
      ],
    ],
    [
      'fr',
      [
        'Règles',
        'Réglages',
        'Vos parties',
        'Coups',
        'Scores',
        'Annuler',
        'Plein écran',
        'Lien vers cette donne',
        'Fichier de la partie',
        'Imprimer',
        'Touches',
        'Nouvelle partie',
      ],
    ],
    [
      'it',
      [
        'Regole',
        'Impostazioni',
        'Le tue partite',
        'Mosse',
        'Punteggio',
        'Annulla',
        'Schermo intero',
        'Link a questa smazzata',
        'File della partita',
        'Stampa',
        'Tasti',
        'Nuova partita',
      ],
    ],
  ] as const)
    it(`opens by key and by mouse, and leads to everything, in “${lang}”`, async () => {
      const element = await tableAt(playing, {lang});
      find(element, '.hand .playable').focus();
      await keys('?');
      await panelWith(element, '.items');
      expect(items(element)).to.deep.equal(expected);
      await until(() => element.shadowRoot!.activeElement?.textContent.trim() === expected[0]);
      await keys('ArrowRight');
      await keys('Enter');
      await panelWith(element, '.settings');
      await until(() => (element.shadowRoot!.activeElement as HTMLElement).dataset['item'] === 'menu');
      await keys('Enter');
      await panelWith(element, '.items');
      await keys('Escape');
      await until(() => find(element, '.panel') === null);
      // The focus is back where it was.
      expect(element.shadowRoot!.activeElement?.matches('.hand .playable')).to.equal(true);
      await mouse.use(find(element, '.tool.menu'));
      await mouse.use(await panelWith(element, '[data-item="keys"]'));
      await panelWith(element, 'kbd');
    });

  it('does not open if a move is taken back while its text is loading', async () => {
    const element = await put('scopa-table', {seed: 'menu'});
    const moved = told(element, 'table-move');
    (await asked(element)).click();
    await moved;
    const [{moves}] = (element.record as {deals: [{moves: {seat: number}[]}]}).deals;
    find(element, '.tool.menu').click();
    expect(element.undo(moves.findIndex(({seat}) => seat === 0))).to.equal(true);
    await settled();
    expect(find(element, '.panel') === null).to.equal(true);
  });

  it('shows the game’s rules with its options, and their search accepts letters that are commands elsewhere', async () => {
    const element = await put('scopa-table', {players: '4', seed: 'menu'});
    element.deck = 'italian';
    await choose(element, 'rules');
    await panelWith(element, 'rules-explainer');
    const book = find(element, 'rules-explainer') as unknown as RulesExplainer;
    await until(() => book.shadowRoot?.querySelector('[part="search"]') != null);
    // The deck may load after the rules.
    await until(() => book.deck === 'italian');
    expect([book.game, book.deck, book.options]).to.deep.equal(['scopa', 'italian', element.scene!.view.options]);
    const field = book.shadowRoot!.querySelector<HTMLInputElement>('input[type="search"]')!;
    field.focus();
    await sendKeys({type: 'first'});
    expect(field.value).to.equal('first');
    expect(find(element, '[data-panel="rules"]')).not.to.equal(null);
    expect(find(element, '.box.full, .box:fullscreen')).to.equal(null);
    // The first Escape only clears the field.
    await keys('Escape');
    await until(() => field.value === '');
    await keys('Escape');
    await until(() => find(element, '.panel') === null);
  });

  it('switches to the page’s new language while it is open', async () => {
    const element = await tableAt(playing, {lang: 'en'});
    await choose(element);
    await panelWith(element, '.items');
    element.lang = 'it';
    await until(() => items(element)[0] === 'Regole');
  });

  it('offers only what the author has not locked and what the game has', async () => {
    document.body.innerHTML = `<cartavola-settings locked="level speed theme sound hints coach left-hand silent volume">
      <scopa-table></scopa-table><calypso-table></calypso-table></cartavola-settings>`;
    for (const [name, decks] of [
      ['scopa-table', ['french', 'french-4', 'italian']],
      ['calypso-table', ['french', 'french-4']],
    ] as const) {
      const element = document.querySelector(name)!;
      await until(() => element.shadowRoot?.querySelector('.tool.menu') != null);
      await choose(element, 'settings');
      await panelWith(element, '.settings');
      expect(findAll(element, '.settings :is(select, input)').map((field) => field.getAttribute('name'))).to.deep.equal(
        ['deck'],
      );
      expect(findAll(element, 'option').map((option) => (option as HTMLOptionElement).value)).to.deep.equal(decks);
    }
    document.querySelector('cartavola-settings')!.locked += ' deck';
    const [scopa] = document.querySelectorAll('scopa-table');
    await until(() => find(scopa!, '.settings select') === null);
    find(scopa!, '.panel [data-item="menu"]').click();
    await panelWith(scopa!, '.items');
    expect(items(scopa!)).not.to.include('Settings');
  });

  it('offers the level only if it has an effect', async () => {
    for (const [seats, offered] of [
      ['you bot:expert bot:strong bot:casual', false],
      ['you bot:expert bot bot', true],
    ] as const) {
      const element = await put('scopa-table', {players: '4', seats});
      await choose(element, 'settings');
      await panelWith(element, '.settings');
      expect(find(element, '[name=theme]'), seats).not.to.equal(null);
      expect(find(element, '[name=level]') !== null, seats).to.equal(offered);
    }
  });

  it('resets the choices on request', async () => {
    const element = await table();
    await choose(element, 'settings');
    const field = (await panelWith(element, '[name="speed"]')) as HTMLSelectElement;
    expect(find(element, '.settings ~ .asks')).to.equal(null);
    field.focus();
    await sendKeys({press: 'Home'});
    await until(() => find(element, '.settings ~ .asks') !== null);
    expect(localStorage.getItem('cartavola:settings')).to.include('slow');
    find(element, '.settings ~ .asks button').click();
    await until(() => find(element, '.settings ~ .asks') === null);
    expect(localStorage.getItem('cartavola:settings')).to.equal(null);
  });
});
