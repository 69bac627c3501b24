import {expect} from 'chai';
import {sendKeys} from '@web/test-runner-commands';
import type {CardTable} from '@cartavola/elements';
import '@cartavola/elements/define/capra-table.js';
import '@cartavola/elements/define/scopa-table.js';
import {writeLink} from '@cartavola/elements/links.js';
import {mouse, untilAsked} from '../journeys/hands.js';
import {playMoves, recordOf, textOf} from '../saves/match-in-page.js';
import {wrongs} from './axe.js';
import {find, findAll, put, told, until, type Attributes} from './table-in-page.js';

const DAY = 'cartavola daily 1 2026-11-22 scopa';
let links = 0;

/** Creates a link to a deal of Scopa. Each link has a different URL. */
const linkTo = (options: Attributes = {}, seed = DAY, beat?: readonly number[]): string =>
  `${writeLink({type: 'deal', game: 'scopa', options, seed, ...(beat && {beat})})}&test=${links++}`;

const scopa = async (attributes: Attributes = {}): Promise<CardTable> => {
  const table = await put('scopa-table', {seed: 'mine', ...attributes}, 'table-ready');
  await untilAsked(table);
  return table;
};

/** Returns the pack of a table's deal, or undefined before the first deal. */
const packOf = (table: CardTable): string | undefined => recordOf(table).deals[0]?.pack;
const dialogOf = (table: CardTable): HTMLElement => find(table, '[role="dialog"]');

/** Follows a link that the table opens without asking. */
async function follow(table: CardTable, link: string): Promise<void> {
  const ready = told(table, 'table-ready');
  location.hash = link;
  await ready;
  await untilAsked(table);
}

/** Follows a link in the middle of a match. Resolves when the table asks whether to open it. */
async function followPlaying(table: CardTable, link: string): Promise<void> {
  location.hash = link;
  await until(() => table.shadowRoot!.activeElement?.closest('[role="dialog"]') != null);
}

describe('A link to a deal', () => {
  afterEach(() => {
    document.body.replaceChildren();
    localStorage.clear();
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('scrolls the table into view', async () => {
    document.body.innerHTML = '<div style="block-size: 3000px"></div>';
    const table = await scopa();
    scrollTo(0, 0);
    await follow(table, linkTo());
    await until(() => {
      const {top, bottom} = table.getBoundingClientRect();
      return top >= 0 && top < innerHeight / 2 && bottom > 0;
    });
    document.body.replaceChildren();
    // Opening a page with the link also brings the table into view.
    document.body.innerHTML = '<div style="block-size: 3000px"></div>';
    location.hash = linkTo();
    const other = await scopa();
    await until(() => other.getBoundingClientRect().top < innerHeight / 2);
  });

  it('opens it in the game’s first table, once that is in the page', async () => {
    const wanted = packOf(await scopa({seed: DAY, players: '4'}));
    document.body.replaceChildren();
    location.hash = linkTo({players: '4'});
    const goat = await put('capra-table', {}, 'table-ready');
    const [first, second] = await Promise.all([scopa({seats: 'bot you'}), scopa()]);
    await until(() => first.match !== undefined && packOf(first) === wanted);
    await untilAsked(first);
    expect(first.standing!.day).to.deep.equal({rhythm: 'daily', number: 326});
    expect(recordOf(first).options).to.include({players: 4});
    expect([packOf(second) === wanted, recordOf(second).options!['players']]).to.deep.equal([false, 2]);
    expect(goat.standing!.day).to.equal(undefined);
  });

  it('is opened at once if nothing has been played, and stays when the page changes other settings', async () => {
    const table = await scopa();
    const pack = packOf(table);
    await follow(table, linkTo());
    expect(packOf(table)).to.not.equal(pack);
    expect(findAll(table, '[role="dialog"]')).to.deep.equal([]);
    const text = textOf(table);
    table.setAttribute('level', 'strong');
    await table.updateComplete;
    expect(textOf(table)).to.equal(text);
    const ready = told(table, 'table-ready');
    table.setAttribute('seed', 'other');
    await ready;
    expect(table.standing!.day).to.equal(undefined);
  });

  for (const [lang, title, keep, play, beat] of [
    ['en', 'End this match and play the deal from the link?', 'Keep playing', 'Play the deal', 'To beat: 4–2'],
    [
      'fr',
      'Terminer cette partie et jouer la donne du lien\u202f?',
      'Continuer la partie',
      'Jouer la donne',
      'À battre\u00a0: 4–2',
    ],
    [
      'it',
      'Terminare questa partita e giocare la smazzata del link?',
      'Continua la partita',
      'Gioca la smazzata',
      'Da battere: 4–2',
    ],
  ] as const)
    it(`asks first in the middle of a match, in “${lang}”`, async () => {
      const table = await scopa({lang});
      await playMoves(table, 1);
      const text = textOf(table);
      await followPlaying(table, linkTo({}, DAY, [4, 2]));
      expect(dialogOf(table).getAttribute('aria-label')).to.equal(title);
      expect(dialogOf(table).textContent).to.include(beat);
      expect([...dialogOf(table).querySelectorAll('button')].map(({textContent}) => textContent)).to.deep.equal([
        keep,
        play,
      ]);
      expect(table.shadowRoot!.activeElement!.textContent).to.equal(keep);
      expect(await wrongs(table)).to.deep.equal([]);
      expect(textOf(table)).to.equal(text);
      const ready = told(table, 'table-ready');
      await mouse.use(find(table, '[role="dialog"] [data-item="open"]'));
      await ready;
      await untilAsked(table);
      expect([dialogOf(table), table.standing!.day?.number]).to.deep.equal([null, 326]);
      expect(table.shadowRoot!.activeElement).to.not.equal(null);
    });

  it('leaves the match unchanged after Escape and “Keep playing”', async () => {
    const table = await scopa();
    await playMoves(table, 1);
    const text = textOf(table);
    await followPlaying(table, linkTo());
    await sendKeys({press: 'Escape'});
    await until(() => dialogOf(table) === null);
    await followPlaying(table, linkTo());
    await mouse.use(find(table, '[role="dialog"] [data-item="keep"]'));
    await until(() => dialogOf(table) === null);
    expect(textOf(table)).to.equal(text);
    await playMoves(table, 1);
  });

  it('does not ask if the match on the table is that deal', async () => {
    const table = await scopa({seed: DAY});
    await playMoves(table, 1);
    const text = textOf(table);
    location.hash = linkTo();
    // The table handles one link after another.
    await followPlaying(table, `#cartavola=deal&game=scopa&test=${links++}`);
    expect(dialogOf(table).textContent).to.include('This link doesn’t open a deal here.');
    expect(textOf(table)).to.equal(text);
  });

  it('opens a saved deal where the reader left it, and leaves the page’s saved match alone', async () => {
    const table = await scopa({save: 'blog'});
    const mine = textOf(table);
    await follow(table, linkTo());
    await playMoves(table, 2);
    const text = textOf(table);
    table.remove();
    location.hash = '';
    const again = await scopa({save: 'blog'});
    expect(textOf(again)).to.equal(mine);
    await follow(again, linkTo());
    expect(textOf(again)).to.equal(text);
  });

  it('gives way to a record that the page assigns', async () => {
    const table = await scopa();
    const record = table.record;
    await follow(table, linkTo());
    const ready = told(table, 'table-ready');
    table.record = record;
    await ready;
    expect(table.record).to.deep.equal(record);
  });

  for (const [name, link] of [
    ['an option that the game does not know', () => linkTo({players: '17'})],
    ['no seed', () => `#cartavola=deal&game=scopa&test=${links++}`],
    ['an invalid result', () => `${linkTo()}&beat=<b>`],
  ] as const)
    it(`with ${name} does not change anything, and the table says so`, async () => {
      const table = await scopa();
      const text = textOf(table);
      await followPlaying(table, link());
      expect(dialogOf(table).textContent).to.match(/This link doesn’t open a deal here\.\s*Close/);
      await sendKeys({press: 'Enter'});
      await until(() => dialogOf(table) === null);
      expect(textOf(table)).to.equal(text);
    });

  it('only sets the match’s options, seed, seat and level, and nothing else on the element', async () => {
    const table = await scopa();
    const before = table.outerHTML;
    await follow(
      table,
      linkTo({save: 'x', src: 'https://example.org/x', level: 'expert', onclick: 'alert(1)', style: 'x'}),
    );
    expect(table.outerHTML).to.equal(before);
    expect([table.save, table.src, table.level]).to.deep.equal([undefined, undefined, 'casual']);
    expect(table.seed).to.equal('mine');
  });
});
