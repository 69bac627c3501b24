import {expect} from 'chai';
import {sendKeys} from '@web/test-runner-commands';
import type {CardTable} from '@cartavola/elements';
import '@cartavola/elements/define/cartavola-settings.js';
import '@cartavola/elements/define/scopa-table.js';
import {readLink, type DealLink} from '@cartavola/elements/links.js';
import {mouse, untilAsked} from '../journeys/hands.js';
import {playMoves, recordOf} from '../saves/match-in-page.js';
import {wrongs} from './axe.js';
import {listenTo} from './heard.js';
import {clipboard, follow} from './links-in-page.js';
import {choose, find, findAll, panelWith, put, told, until, type Attributes} from './table-in-page.js';
import {sampleOf} from '../sample-size.js';

const scopa = async (attributes: Attributes = {}, record?: unknown): Promise<CardTable> => {
  const table = await put('scopa-table', {seed: 'copy', ...attributes}, 'table-ready', record);
  await untilAsked(table);
  return table;
};

const packOf = (table: CardTable): string => recordOf(table).deals[0]!.pack;
const panelText = (table: CardTable): string => find(table, '[data-panel="link"] p').textContent;

const linkIn = (address: string): DealLink => {
  const read = readLink(new URL(address).hash);
  return (read.ok ? read.value : undefined) as DealLink;
};

describe('The link to a match’s deal', () => {
  afterEach(() => {
    document.createElement('cartavola-settings').forget();
    document.body.replaceChildren();
    localStorage.clear();
    history.replaceState(null, '', location.pathname + location.search);
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  for (const [lang, item, copied, refused, field] of sampleOf(
    [
      ['en', 'This deal as a link', /^Link copied\. /, /won’t let/, 'Link to copy'],
      ['fr', 'Lien vers cette donne', /^Le lien est copié\. /, /ne permet pas/, 'Lien à copier'],
      ['it', 'Link a questa smazzata', /^Il link è copiato\. /, /non permette/, 'Link da copiare'],
    ] as const,
    1,
  )) {
    it(`is copied from the menu, with a spoken and a visible message, in “${lang}”`, async () => {
      const texts = clipboard();
      const table = await scopa({lang});
      const heard = listenTo(table);
      await choose(table);
      expect((await panelWith(table, '[data-item="link"]')).textContent.trim()).to.equal(item);
      await mouse.use(find(table, '[data-item="link"]'));
      await panelWith(table, 'p');
      expect(panelText(table)).to.match(copied);
      expect(find(table, '.panel').ariaLabel).to.equal(item);
      await heard.said(panelText(table).replaceAll('\u00a0', ' '));
      expect(texts).to.have.lengthOf(1);
      expect(linkIn(texts[0]!)).to.deep.equal({
        type: 'deal',
        game: 'scopa',
        options: {players: '2'},
        seed: 'copy',
        seat: 0,
        level: 'casual',
      });
      expect(texts[0]!.split('#')[0]).to.equal(location.href.split('#')[0]);
      expect(findAll(table, '.address')).to.deep.equal([]);
      expect(await wrongs(table)).to.deep.equal([]);
    });

    it(`is shown in a field if the page may not copy, in “${lang}”`, async () => {
      clipboard(false);
      const table = await scopa({lang});
      await choose(table, 'link');
      const input = (await panelWith(table, '.address')) as HTMLInputElement;
      expect(panelText(table)).to.match(refused);
      expect([input.ariaLabel, input.readOnly]).to.deep.equal([field, true]);
      expect(linkIn(input.value).seed).to.equal('copy');
      await until(() => table.shadowRoot!.activeElement === input);
      // The field's text is selected, and the field handles its own keys.
      expect(input.selectionEnd! - input.selectionStart!).to.equal(input.value.length);
      await sendKeys({press: 'm'});
      expect(find(table, '[data-panel="link"]')).not.to.equal(null);
      expect(await wrongs(table)).to.deep.equal([]);
      await sendKeys({press: 'Escape'});
      await until(() => find(table, '.panel') === null);
    });
  }

  it('opens the same cards in the same seat against the same bots, whatever the page sets', async () => {
    const texts = clipboard();
    const table = await scopa({players: '4', seats: 'bot bot you bot', level: 'strong'});
    await playMoves(table, 1);
    await choose(table, 'link');
    await until(() => texts.length > 0);
    const pack = packOf(table);
    table.remove();
    const other = await scopa({seed: 'mine', seats: 'bot you', level: 'beginner'});
    await follow(other, new URL(texts[0]!).hash);
    expect(packOf(other)).to.equal(pack);
    expect(other.match!.viewer).to.equal(2);
    expect(
      new Set(other.match!.setup.settings.seats.map((player) => (player === 'you' ? '' : player.bot))),
    ).to.deep.equal(new Set(['', 'strong']));
    expect([other.level, other.getAttribute('seats')]).to.deep.equal(['beginner', 'bot you']);
  });

  it('leads to the current deal, with those before it, if it is not the first', async () => {
    const texts = clipboard();
    const table = await scopa({speed: 'instant'});
    // A whole deal, the button that starts the next one, and two moves.
    await playMoves(table, 21);
    const {deals} = recordOf(table);
    await choose(table, 'link');
    await until(
      () =>
        texts.length > 0 && / plays this deal from its first card, .* contains all the cards\.$/.test(panelText(table)),
    );
    table.remove();
    const other = await scopa({seed: 'mine', speed: 'instant'});
    await follow(other, new URL(texts[0]!).hash);
    const opened = recordOf(other).deals;
    expect(opened).to.have.lengthOf(2);
    expect(opened[0]).to.deep.equal(deals[0]);
    expect(opened[1]!.pack).to.equal(deals[1]!.pack);
    expect(opened[1]!.moves.length).to.be.lessThan(2);
    expect(other.standing!.totals).to.deep.equal(deals[0]!.marks);
  });

  it('works for a match without a seed from the page, and for a new match', async () => {
    const texts = clipboard();
    const table = await put('scopa-table', {seed: ''}, 'table-ready');
    table.removeAttribute('seed');
    for (const count of [1, 2]) {
      const ready = told(table, 'table-ready');
      table.newMatch();
      await ready;
      await untilAsked(table);
      await choose(table, 'link');
      await until(() => texts.length === count);
      const pack = packOf(table);
      const next = document.createElement('scopa-table');
      next.setAttribute('seed', linkIn(texts.at(-1)!).seed);
      next.setAttribute('speed', 'instant');
      document.body.append(next);
      await untilAsked(next);
      expect(packOf(next)).to.equal(pack);
      next.remove();
    }
  });

  it('still works for a saved match, and for a new one after it', async () => {
    const texts = clipboard();
    for (const count of [1, 2]) {
      const table = await put('scopa-table', {save: 'kept', seed: ''}, 'table-ready');
      table.removeAttribute('seed');
      await untilAsked(table);
      if (count === 2) {
        const ready = told(table, 'table-ready');
        table.newMatch();
        await ready;
      }
      await playMoves(table, 1);
      const pack = packOf(table);
      table.remove();
      const again = await put('scopa-table', {save: 'kept', seed: ''}, 'table-ready');
      again.removeAttribute('seed');
      await untilAsked(again);
      expect(packOf(again)).to.equal(pack);
      await choose(again, 'link');
      await until(() => texts.length === count);
      again.remove();
      const next = await scopa({seed: linkIn(texts.at(-1)!).seed});
      expect(packOf(next)).to.equal(pack);
      next.remove();
    }
  });

  it('does not exist if a record has brought other cards, and the panel says so', async () => {
    const texts = clipboard();
    const first = await scopa();
    const {record} = first;
    first.remove();
    const table = await scopa({seed: 'other'}, record);
    await choose(table, 'link');
    await panelWith(table, 'p');
    expect(panelText(table)).to.equal('This match has no link, because it began elsewhere or earlier.');
    expect(texts).to.deep.equal([]);
  });

  it('puts the reader in an existing seat, and otherwise does not open anything', async () => {
    const table = await scopa();
    await follow(table, '#cartavola=deal&game=scopa&seed=seat&seat=1');
    expect(table.match!.viewer).to.equal(1);
    for (const wrong of ['seat=2', 'seat=9', 'seat=you', 'level=godlike', 'level=__proto__']) {
      const pack = packOf(table);
      location.hash = `#cartavola=deal&game=scopa&seed=wrong&${wrong}`;
      await until(() => find(table, '[role="dialog"]') !== null);
      expect(find(table, '[role="dialog"]').ariaLabel, wrong).to.equal('This link doesn’t open a deal here.');
      find(table, '[role="dialog"] [data-item="keep"]').click();
      await until(() => find(table, '[role="dialog"]') === null);
      expect(packOf(table), wrong).to.equal(pack);
    }
  });

  it('lets a spectator keep watching', async () => {
    const table = await put('scopa-table', {seed: 'mine', seats: 'bot bot'}, 'table-ready');
    const ready = told(table, 'table-ready');
    location.hash = '#cartavola=deal&game=scopa&seed=watched&seat=1';
    await ready;
    expect(table.match!.viewer).to.equal('spectator');
  });

  it('sets the level until the reader chooses one, unless the page has locked it', async () => {
    const levelOf = (table: CardTable): unknown => table.match!.setup.manner(1).level;
    const table = await scopa();
    await follow(table, '#cartavola=deal&game=scopa&seed=level&level=expert&seat=0');
    expect(levelOf(table)).to.equal('expert');
    await choose(table, 'settings');
    const select = (await panelWith(table, '[name="level"]')) as HTMLSelectElement;
    select.value = 'strong';
    select.dispatchEvent(new Event('change', {bubbles: true}));
    await table.updateComplete;
    expect(levelOf(table)).to.equal('strong');
    document.body.innerHTML = '<cartavola-settings level="beginner" locked="level"></cartavola-settings>';
    const locked = document.createElement('scopa-table');
    locked.setAttribute('speed', 'instant');
    document.body.firstElementChild!.append(locked);
    await untilAsked(locked);
    await follow(locked, '#cartavola=deal&game=scopa&seed=locked&level=expert&seat=0');
    expect(levelOf(locked)).to.equal('beginner');
  });
});
