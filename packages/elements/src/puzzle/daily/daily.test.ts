import {expect} from 'chai';
import {emulateMedia} from '@web/test-runner-commands';
import {puzzleOfDay, readPuzzleSet} from '@cartavola/lessons';
import {games} from '@cartavola/engine/games.js';
import {BEST} from '../../../../../test/lessons/puzzle-examples.js';
import {playMove, putPuzzle} from '../../../../../test/lessons/puzzle-in-page.js';
import {textOf} from '../../../../../test/lessons/lesson-in-page.js';
import {wrongs} from '../../../../../test/tables/axe.js';
import {find, findAll, until, type Attributes} from '../../../../../test/tables/table-in-page.js';
import {settled} from '../../../../../test/virtual-clock.js';
import type {CardPuzzle} from '../card-puzzle.js';

const now = Date.now;
const setClock = (time: string): void => {
  Date.now = () => Date.parse(time);
};

const IDS = Array.from({length: 9}, (_, place) => `p-${place}`);
const SET = {
  format: 'cartavola-puzzles/1',
  game: 'scopa',
  puzzles: IDS.map((id) => ({...BEST, format: undefined, id})).map(({format: _, game: __, ...one}) => one),
};
const RIGHT = {hand: ['7C'], table: ['4H', 'AS', '2D'], type: 'play'};
const WRONG = {hand: ['JS'], table: [], type: 'play'};

/** Returns the id of the puzzle for a date. */
function idOn(date: string): string {
  const read = readPuzzleSet(SET, games);
  if (!read.ok) throw new Error(read.problem.message);
  return puzzleOfDay(read.value, date)!.id;
}

const daily = (attributes: Attributes = {}): Promise<CardPuzzle> =>
  putPuzzle(SET, {at: 'daily', save: 'daily', id: 'today', ...attributes});

const idIn = (element: CardPuzzle): string => find(element, '.lesson-head').dataset['puzzle']!;
const headIn = (element: CardPuzzle): string => textOf(find(element, '.overview summary'));
const dayIn = (element: CardPuzzle, day: number): HTMLButtonElement =>
  findAll(element, '.calendar button')[day - 1] as HTMLButtonElement;

async function solve(element: CardPuzzle): Promise<void> {
  await playMove(element, RIGHT);
  await until(() => find(element, '.lesson-foot .secondary') !== null);
}

/** Opens the page on a date, and solves the puzzle of the day. */
async function solveOn(date: string): Promise<CardPuzzle> {
  document.body.replaceChildren();
  setClock(`${date}T12:00:00Z`);
  const element = await daily();
  await solve(element);
  return element;
}

describe('The puzzle of the day in <card-puzzle>', () => {
  before(() => emulateMedia({reducedMotion: 'reduce'}));
  beforeEach(() => setClock('2026-11-28T21:00:00Z'));
  afterEach(() => {
    Date.now = now;
    for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name);
    document.body.replaceChildren();
    localStorage.clear();
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('is the same for everyone on a date, and different on the next', async () => {
    const [one, other] = [await daily(), await daily({lang: 'it', save: ''})];
    setClock('2026-11-29T00:00:00Z');
    const next = await daily();
    expect([one, other, next].map(idIn)).to.deep.equal(['2026-11-28', '2026-11-28', '2026-11-29'].map(idOn));
    expect(idIn(one)).to.not.equal(idIn(next));
    expect([one, other].map((element) => textOf(find(element, '.set-title b')))).to.deep.equal([
      'Scopa: puzzle of the day',
      'Scopa: il problema del giorno',
    ]);
  });

  it('counts consecutive days solved on time, even after a reload', async () => {
    await solveOn('2026-11-24');
    await solveOn('2026-11-26');
    expect(headIn(await solveOn('2026-11-27'))).to.equal('27 November 2026 2 days in a row');
    document.body.replaceChildren();
    setClock('2026-11-28T08:00:00Z');
    const element = await daily();
    expect(headIn(element)).to.equal('28 November 2026 2 days in a row');
    await solve(element);
    expect(headIn(element)).to.contain('3 days in a row');
    setClock('2026-11-30T08:00:00Z');
    expect(headIn(await daily())).to.equal('30 November 2026');
  });

  it('offers past days in a calendar, which don’t count as solved on time', async () => {
    await solveOn('2026-11-26');
    setClock('2026-11-28T08:00:00Z');
    document.body.replaceChildren();
    const element = await daily();
    find(element, '.overview summary').click();
    await settled();
    expect(textOf(find(element, '.turns'))).to.equal('November 2026');
    expect(dayIn(element, 26).title).to.equal('26 November: solved on the first try');
    expect(dayIn(element, 27).title).to.equal('27 November: open');
    expect([28, 29].map((day) => dayIn(element, day).disabled)).to.deep.equal([false, true]);
    expect(await wrongs(element)).to.deep.equal([]);
    dayIn(element, 27).click();
    await until(() => headIn(element).startsWith('27 November'));
    expect(idIn(element)).to.equal(idOn('2026-11-27'));
    await solve(element);
    expect(headIn(element), 'solved a day late').to.equal('27 November 2026');
    find(element, '.lesson-foot .next').click();
    await until(() => headIn(element).startsWith('28 November'));
    expect(idIn(element)).to.equal(idOn('2026-11-28'));
  });

  it('goes back in the calendar to the first month with numbered days', async () => {
    setClock('2026-02-10T08:00:00Z');
    const element = await daily();
    find(element, '.overview summary').click();
    const [earlier, later] = findAll(element, '.turns button');
    for (const month of ['January 2026', 'January 2026']) {
      earlier!.click();
      await element.updateComplete;
      expect(textOf(find(element, '.turns'))).to.equal(month);
    }
    expect([earlier, later].map((button) => button!.ariaDisabled)).to.deep.equal(['true', null]);
    later!.click();
    await element.updateComplete;
    expect(textOf(find(element, '.turns'))).to.equal('February 2026');
  });

  it('shares a result that gives nothing away, with a link to the puzzle of the date', async () => {
    const shared: ShareData[] = [];
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: (data: ShareData) => (shared.push(data), Promise.resolve()),
    });
    const element = await daily();
    await playMove(element, WRONG);
    await settled();
    find(element, '.try-again')?.click();
    await element.updateComplete;
    await solve(element);
    find(element, '.share').click();
    await until(() => shared.length > 0);
    expect(shared[0]!.text!.replaceAll('\u00a0', ' ')).to.equal(
      'Cartavola · Scopa: puzzle of the day · no. 332 · solved',
    );
    expect(new URL(shared[0]!.url!).hash).to.equal('#cartavola=puzzle&for=today&id=2026-11-28');
    document.body.replaceChildren();
    setClock('2026-12-24T08:00:00Z');
    history.replaceState(null, '', new URL(shared[0]!.url!).hash);
    expect(idIn(await daily({save: ''}))).to.equal(idOn('2026-11-28'));
  });

  it('shows the text to copy if the page may not use the clipboard', async () => {
    for (const [name, value] of [
      ['share', undefined],
      ['clipboard', {writeText: () => Promise.reject(new DOMException('', 'NotAllowedError'))}],
    ] as const)
      Object.defineProperty(navigator, name, {configurable: true, value});
    const element = await daily();
    await solve(element);
    find(element, '.share').click();
    await until(() => find(element, 'textarea') !== null);
    const lines = (find(element, 'textarea') as HTMLTextAreaElement).value.replaceAll('\u00a0', ' ').split('\n');
    expect(lines[0]).to.equal('Cartavola · Scopa: puzzle of the day · no. 332 · solved on the first try');
    expect(lines[1]).to.contain('id=2026-11-28');
  });

  it('ignores dates that don’t exist, are in the future, or have no number', async () => {
    const element = await daily();
    for (const date of ['2026-11-29', '2026-02-30', '2025-12-31', 'p-1', '2026-11'])
      expect(await element.show(date), date).to.equal(false);
    expect(headIn(element)).to.equal('28 November 2026');
    expect(await element.show('2026-01-01')).to.equal(true);
    await element.updateComplete;
    expect(idIn(element)).to.equal(idOn('2026-01-01'));
    element.lang = 'fr';
    await until(() => headIn(element) === '1 janvier 2026');
    expect(idIn(element), 'the date stays when the language changes').to.equal(idOn('2026-01-01'));
  });

  it('erases the days together with the other results', async () => {
    const element = await solveOn('2026-11-28');
    element.erase();
    await element.updateComplete;
    expect(headIn(element)).to.equal('28 November 2026');
    expect(localStorage.length).to.equal(0);
  });
});
