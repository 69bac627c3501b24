import '@cartavola/elements/define/move-log.js';
import '@cartavola/elements/define/playing-card.js';
import '@cartavola/elements/define/rules-explainer.js';
import '@cartavola/elements/define/score-sheet.js';
import {expect} from 'chai';
import {LEVELS} from '@cartavola/bots';
import type {CardTable, TableRefuseEvent} from '@cartavola/elements';
import {parseCard} from '@cartavola/engine';
import {digits, keyboard, mouse, untilAsked} from '../journeys/hands.js';
import {playMatch} from '../journeys/play-match.js';
import {alerts, asked, find, findAll, hand, placed, told, until, type Attributes} from '../tables/table-in-page.js';
import {registerBriscola} from './register.js';

const make = (): CardTable => document.createElement('briscola-table') as CardTable;
const table = (attributes: Attributes = {}, ready = 'table-turn'): Promise<CardTable> =>
  placed(make(), {seed: 'briscola', ...attributes}, ready);
const linesOf = (element: CardTable): string[] => element.log.map(({text}) => text);
const textOf = (element: Element): string => element.shadowRoot?.textContent.replace(/\s+/g, ' ') ?? '';

/** Lets the reader play the first cards. */
async function play(element: CardTable, count: number): Promise<void> {
  for (let number = 0; number < count; number++) {
    const moved = told(element, 'table-move');
    (await asked(element)).click();
    await moved;
  }
  await asked(element);
}

describe('A Briscola table', () => {
  before(() => registerBriscola());

  beforeEach(() => localStorage.clear());
  afterEach(() => document.body.replaceChildren());

  for (const players of ['2', '4']) {
    it(`can be played by mouse to the end of a match for ${players}`, async () => {
      const element = await table({players, target: '1', level: 'casual'});
      const {moves, deals} = await playMatch(element, mouse);
      expect(moves).to.equal((deals * 40) / Number(players));
      const {totals, result, names} = element.standing!;
      expect(Math.max(...totals)).to.equal(1);
      expect(totals[result!.winner!]).to.equal(1);
      expect(names).to.have.length(Number(players));
    });
  }

  it('can be played by keyboard only', async () => {
    const element = await table({level: 'beginner'});
    const {moves} = await playMatch(element, keyboard, {deals: 1});
    expect(moves).to.equal(20);
  });

  it('can be played with number keys', async () => {
    const element = await table({players: '4', level: 'beginner'});
    const {moves} = await playMatch(element, digits, {deals: 1});
    expect(moves).to.equal(10);
  });

  it('lets the reader take a card back', async () => {
    const element = await table();
    await asked(element);
    const before = hand(element);
    await play(element, 2);
    expect(hand(element)).not.to.deep.equal(before);
    expect(element.undo()).to.equal(true);
    await asked(element);
    expect(element.undo()).to.equal(true);
    await asked(element);
    expect(hand(element)).to.deep.equal(before);
  });

  it('continues a saved match in a new element', async () => {
    const first = await table({save: 'briscola', seed: 'saved'});
    await play(first, 3);
    const kept = first.record;
    const cards = hand(first);
    const lines = linesOf(first);
    first.remove();
    const second = await table({save: 'briscola', seed: 'saved'});
    await asked(second);
    expect(second.record).to.deep.equal(kept);
    expect(hand(second)).to.deep.equal(cards);
    expect(linesOf(second)).to.deep.equal(lines);
    await play(second, 1);
    expect(linesOf(second).length).to.be.above(lines.length);
  });

  it('has a log and a score sheet', async () => {
    const element = make();
    element.id = 'followed';
    const log = document.createElement('move-log');
    const sheet = document.createElement('score-sheet');
    for (const companion of [log, sheet]) companion.setAttribute('for', 'followed');
    document.body.append(log, sheet);
    await placed(element, {seats: 'bot bot', level: 'beginner', target: '1', seed: 'followed'}, 'table-match');
    await until(() => textOf(sheet).includes(element.standing!.names[0]!) && textOf(log).includes('takes the trick'));
    expect(textOf(log)).to.contain(linesOf(element).at(-1)!);
    expect(linesOf(element).at(-1)).to.match(/wins the deal|drawn/);
    expect(linesOf(element).filter((line) => line.includes('takes the trick')).length % 20).to.equal(0);
    expect(textOf(sheet)).to.contain('1');
  });

  it('explains why a move is refused', async () => {
    const element = await table();
    await asked(element);
    const card = ['2S', '4S', '5S', '6S'].find((code) => !hand(element).includes(code))!;
    const refused = told<TableRefuseEvent>(element, 'table-refuse');
    expect(element.play({type: 'play', card: parseCard(card)!})).to.equal(false);
    expect((await refused).detail.refusal.rule).to.equal('common.card');
    await until(() => alerts(element).length > 0);
    expect(alerts(element)[0]).not.to.equal('');
  });

  for (const level of LEVELS) {
    it(`lets bots of level ${level} play a deal`, async () => {
      const element = await table({seats: 'bot bot bot bot', players: '4', level, target: '1'}, 'table-score');
      expect(element.standing!.finished).to.equal(1);
    });
  }

  it('has a coach, and gives hints with reasons', async () => {
    const element = await table({hints: ''});
    await untilAsked(element);
    const hint = findAll(element, '[data-item="hint"]')[0]!;
    hint.click();
    await until(() => find(element, '.note') !== null);
    expect(find(element, '.note').textContent.trim()).not.to.equal('');
  });

  it('shows its cards outside a table, from the given deck', async () => {
    const card = document.createElement('playing-card');
    for (const [name, value] of Object.entries({card: 'KS', deck: 'italian', game: 'briscola'}))
      card.setAttribute(name, value);
    document.body.append(card);
    await until(() => card.shadowRoot?.querySelector('svg') != null);
    expect(card.shadowRoot!.innerHTML).to.contain('king of swords');
  });

  it('has a rulebook, which is shown if there is no lesson', async () => {
    const book = document.createElement('rules-explainer');
    for (const [name, value] of Object.entries({game: 'briscola', view: 'rules', players: '4'}))
      book.setAttribute(name, value);
    document.body.append(book);
    await until(() => textOf(book).includes('highest trump'));
    expect(textOf(book)).to.contain('partners');
    expect(await (book as HTMLElement & {show(id: string): Promise<boolean>}).show('briscola.draw')).to.equal(true);
    const asked = document.createElement('rules-explainer');
    asked.setAttribute('game', 'briscola');
    asked.setAttribute('players', '2');
    document.body.append(asked);
    await until(() => textOf(asked).includes('highest trump'));
    expect(find(asked, '.problem')).to.equal(null);
    expect(find(asked, '.views')).to.equal(null);
    asked.setAttribute('game', 'scopa');
    await until(() => find(asked, '.step-title') !== null);
    expect(find(asked, '.views')).to.exist;
  });
});
