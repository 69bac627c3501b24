import {expect} from 'chai';
import '../../define/capodama-table.js';
import '../../define/move-log.js';
import type {CapodamaTable} from '../../games/capodama/capodama-table.js';
import {asked, find, findAll, panelWith, placed, told, until} from '../../../../../test/tables/table-in-page.js';
import {wrongs} from '../../../../../test/tables/axe.js';

const lines = (log: Element): string[] => findAll(log, 'li').map(({textContent}) => textContent);
const textOf = (log: Element): string => log.shadowRoot!.textContent;

/** Renders a log and its table in a language. */
async function logged(lang: string, attributes: Readonly<Record<string, string>> = {}) {
  const page = document.createElement('div');
  page.lang = lang;
  page.innerHTML = '<move-log for="followed"></move-log>';
  document.body.append(page);
  const table: CapodamaTable = document.createElement('capodama-table');
  table.id = 'followed';
  table.lang = lang;
  await placed(table, attributes, 'table-turn');
  return {table, log: page.querySelector('move-log')!};
}

const texts = ({log}: CapodamaTable): string[] => log.map(({text}) => text);

describe('<move-log>', () => {
  afterEach(() => document.body.replaceChildren());

  it('finds a table that gets its id later', async () => {
    const {table, log} = await logged('en');
    await until(() => lines(log).length > 0);
    const late = document.createElement('move-log');
    late.for = 'later';
    document.body.append(late);
    await until(() => textOf(late).includes('There is no table for this.'));
    table.id = 'later';
    await until(() => lines(late).length > 0);
    expect(lines(late)).to.deep.equal(texts(table));
  });

  for (const [lang, title, deal, nothing] of [
    ['en', 'Moves', 'Deal 1', 'There is no table for this.'],
    ['fr', 'Coups', 'Donne 1', 'La table est introuvable.'],
    ['it', 'Mosse', 'Smazzata 1', 'Qui manca il tavolo.'],
  ] as const) {
    it(`has the same sentences as the table’s own log, move by move, in ${lang}`, async () => {
      const {table, log} = await logged(lang);
      await until(() => lines(log).length > 0);
      expect(findAll(log, 'h3, h4').map(({textContent}) => textContent)).to.deep.equal([title, deal]);
      expect(log.shadowRoot!.querySelector('section')!.lang).to.equal(lang);
      for (let move = 0; move < 4; move++) {
        const moved = told(table, 'table-move');
        (await asked(table)).click();
        await moved;
        await until(() => lines(log).length === table.log.length);
        expect(lines(log)).to.deep.equal(texts(table));
      }
      expect(await wrongs(log)).to.deep.equal([]);
    });

    it(`reports that there is no table, in ${lang}`, async () => {
      const log = document.createElement('move-log');
      log.lang = lang;
      document.body.append(log);
      await until(() => textOf(log).includes(nothing));
    });
  }

  it('reports that there is no table if `for` refers to an element of another kind', async () => {
    const page = document.createElement('div');
    page.innerHTML = '<move-log id="other"></move-log><move-log for="other"></move-log>';
    document.body.append(page);
    await until(() => textOf(page.lastElementChild!).includes('There is no table for this.'));
  });

  it('uses its table’s language, unless it has its own `lang`', async () => {
    const {table, log} = await logged('en');
    await asked(table);
    table.lang = 'fr';
    await until(() => findAll(log, 'h3')[0]?.textContent === 'Coups');
    await until(() => lines(log).join() === texts(table).join());
    expect(log.shadowRoot!.querySelector('section')!.lang).to.equal('fr');
    log.lang = 'it';
    await until(() => findAll(log, 'h3')[0]?.textContent === 'Mosse');
  });

  it('removes undone moves', async () => {
    const {table, log} = await logged('en');
    await asked(table);
    await until(() => lines(log).length === table.log.length);
    const before = lines(log);
    const moved = told(table, 'table-move');
    (await asked(table)).click();
    await moved;
    await until(() => lines(log).length > before.length);
    table.undo();
    await until(() => lines(log).length === before.length);
    expect(lines(log)).to.deep.equal(before);
    expect(texts(table)).to.deep.equal(before);
  });

  it('keeps earlier deals, each under its own heading', async () => {
    const {table, log} = await logged('en', {seats: 'bot bot', players: '2', target: '1'});
    await until(() => table.standing?.result !== undefined);
    await until(() => lines(log).length === table.log.length);
    const deals = new Set(table.log.map(({deal}) => `Deal ${deal + 1}`));
    expect(findAll(log, 'h4').map(({textContent}) => textContent)).to.deep.equal([...deals]);
    expect(lines(log)).to.deep.equal(texts(table));
  });

  it('is not a live region, and has a key that opens it in the table', async () => {
    const {table, log} = await logged('en');
    expect(findAll(log, '[aria-live], [role="status"], [role="log"], [role="alert"]')).to.have.lengthOf(0);
    (await asked(table)).focus();
    table.shadowRoot!.activeElement!.dispatchEvent(new KeyboardEvent('keydown', {key: 'm', bubbles: true}));
    await panelWith(table, 'li');
    expect(findAll(table, '.panel li').map(({textContent}) => textContent)).to.deep.equal(texts(table));
    expect(find(table, '.panel').getAttribute('aria-label')).to.equal('Moves');
  });
});
