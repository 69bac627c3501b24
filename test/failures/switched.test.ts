import {expect} from 'chai';
import '@cartavola/elements/define/calypso-table.js';
import '@cartavola/elements/define/move-log.js';
import '@cartavola/elements/define/score-sheet.js';
import type {CardTable} from '@cartavola/elements';
import {alerts, find, findAll, panelWith, placed, table, told, until} from '../tables/table-in-page.js';
import {long} from '../long.js';
import {wrongs} from '../tables/axe.js';

const asking = (element: CardTable): Promise<void> => until(() => element.scene?.actor !== undefined);
const status = (element: Element): string => find(element, '[role="log"]').textContent;
const lines = (log: Element): string[] => findAll(log, 'li').map(({textContent}) => textContent);

/** Returns a table with a note, an alert, a status, an open log, and companions. */
async function talking(): Promise<{element: CardTable; log: Element; sheet: Element; page: HTMLElement}> {
  const page = document.createElement('div');
  page.lang = 'en';
  page.innerHTML = '<move-log for="spoken"></move-log><score-sheet for="spoken"></score-sheet>';
  document.body.append(page);
  const element = document.createElement('capodama-table');
  element.id = 'spoken';
  page.append(element);
  Object.assign(element, {seats: 'you bot bot bot', target: 99, speed: 'instant', seed: 'spoken'});
  await told(element, 'table-ready');
  // One deal is played so that there is a score.
  const scored = told(element, 'table-score');
  while (!element.standing?.marks.length) {
    const actor = element.match!.actor;
    if (actor === undefined || !element.play(element.match!.turnAt(element.scene!.view).moves[0]!))
      await Promise.race([told(element, 'table-turn'), scored]);
  }
  element.nextDeal();
  await asking(element);
  find(element, '.hand').dispatchEvent(new KeyboardEvent('keydown', {key: 'm', bubbles: true}));
  await panelWith(element, 'li');
  await until(() => status(element) !== '');
  element.play({type: 'play', card: -1 as never});
  await element.updateComplete;
  const [log, sheet] = [...page.querySelectorAll('move-log, score-sheet')] as [Element, Element];
  await until(() => lines(log).length === element.log.length && findAll(sheet, 'th').length > 0);
  return {element, log, sheet, page};
}

describe('A change of language', () => {
  afterEach(() => document.body.replaceChildren());

  it('applies to everything that a table shows, and leaves nothing in the old language', async () => {
    const {element, log, sheet, page} = await talking();
    const [note, , said] = [find(element, '.note').textContent, alerts(element), status(element)];
    expect([note, said].every(Boolean)).to.equal(true);
    const english = [...lines(log)];
    page.lang = 'fr';
    await until(() => find(element, '.table').lang === 'fr');
    await element.updateComplete;
    expect([status(element), find(element, '.note'), alerts(element)]).to.deep.equal(['', null, []]);
    await until(() => log.shadowRoot!.querySelector('section')!.lang === 'fr');
    await until(() => sheet.shadowRoot!.querySelector('section')!.lang === 'fr');
    await until(() => lines(log).some((line) => !english.includes(line)));
    expect(lines(log)).to.deep.equal(element.log.map(({text}) => text));
    expect(lines(log).filter((line) => english.includes(line))).to.deep.equal([]);
    const panel = findAll(element, '.panel li').map(({textContent}) => textContent);
    expect(panel).to.deep.equal(lines(log));
    expect(findAll(sheet, 'thead th').map(({textContent}) => textContent)).to.deep.equal(element.standing!.parties);
    expect(findAll(sheet, 'thead th')[0]!.textContent).to.equal('Vous');
  });

  it('keeps the selected cards', async () => {
    const element = await table({players: '6', seed: 'six'});
    await until(() => findAll(element, '.choice, .hand .playable').length > 0);
    while (!find(element, '.hand .playable')) {
      find(element, '.choice').click();
      await told(element, 'table-turn');
      await element.updateComplete;
    }
    find(element, '.hand .playable').click();
    await element.updateComplete;
    expect(findAll(element, '.hand .picked')).to.have.lengthOf(1);
    element.lang = 'it';
    await until(() => find(element, '.table').lang === 'it');
    expect(findAll(element, '.hand .picked')).to.have.lengthOf(1);
  });
});

describe('A change of names', () => {
  afterEach(() => document.body.replaceChildren());

  it('applies at once to the elements beside the table', async () => {
    const {element, sheet} = await talking();
    element.names = ['Zoë', 'Bea', 'Cleo', 'Dan'];
    await until(() => findAll(sheet, 'thead th')[0]!.textContent === 'Zoë');
  });
});

describe('A different match', () => {
  afterEach(() => document.body.replaceChildren());

  for (const [name, begin] of [
    ['that the page asks for', (element: CardTable) => element.newMatch()],
    ['of other settings', (element: CardTable) => Object.assign(element, {seed: 'another'})],
    ['that is a record', (element: CardTable) => Object.assign(element, {record: element.record})],
  ] as const) {
    it(`${name} starts without messages about the previous one`, async () => {
      const {element, log, sheet} = await talking();
      const before = element.match;
      const said = findAll(element, '[role="log"] p');
      expect(said).not.to.deep.equal([]);
      const ready = told(element, 'table-ready');
      begin(element);
      await until(() => element.match !== before && element.match !== undefined);
      await element.updateComplete;
      expect([
        said.filter(({isConnected}) => isConnected),
        find(element, '.note'),
        find(element, '.panel'),
        alerts(element),
      ]).to.deep.equal([[], null, null, []]);
      await ready;
      await until(() => lines(log).join() === element.log.map(({text}) => text).join());
      const {marks} = element.standing!;
      await until(() => findAll(sheet, 'tbody tr').length === marks.length);
    });
  }
});

describe('The score sheet of Calypso', () => {
  afterEach(() => document.body.replaceChildren());

  long('has the score of the match once the match is over', async () => {
    const sheet = document.createElement('score-sheet');
    sheet.setAttribute('for', 'calypso');
    document.body.append(sheet);
    const element = document.createElement('calypso-table');
    element.id = 'calypso';
    await placed(element, {seats: 'bot bot bot bot', level: 'beginner', lang: 'en'}, 'table-turn');
    const empty = (): boolean => sheet.shadowRoot!.textContent.includes('No deal has been scored');
    await until(empty);
    if (!element.standing?.result) await told(element, 'table-match');
    await until(() => findAll(sheet, 'tfoot td').length > 0);
    expect(empty()).to.equal(false);
    expect(findAll(sheet, 'thead th').map(({textContent}) => textContent)).to.deep.equal(element.standing!.parties);
    expect(findAll(sheet, 'tfoot td').map(({textContent}) => Number(textContent))).to.deep.equal(
      element.standing!.totals,
    );
    expect(element.standing!.totals.some((total) => total !== 0)).to.equal(true);
    expect(await wrongs(sheet)).to.deep.equal([]);
  });
});
