import {expect} from 'chai';
import type {GuessMade, ReplayGuessEvent} from '@cartavola/elements';
import {until} from '../tables/table-in-page.js';
import {button, cardsIn, find, findAll, movesIn, placeOf, press, put, SCOPA} from './replay-in-page.js';

const choices = (element: Element): HTMLElement[] => findAll(element, '[data-act="guess"]');
const choice = (element: Element, label: RegExp): HTMLElement =>
  choices(element).find((one) => label.test(one.textContent))!;

describe('A move to guess', () => {
  afterEach(() => document.body.replaceChildren());

  it('is asked for before the replay reveals it or anything that follows', async () => {
    const replay = await put(SCOPA, {guess: '0'});
    expect(find(replay, '.asked')!.textContent).to.contain('What would you play as Ada?');
    expect(choices(replay)).to.have.length(3);
    expect(movesIn(replay)).to.deep.equal([]);
    for (const name of ['next', 'nextTrick', 'last', 'play']) {
      await press(replay, name);
      expect(placeOf(replay)).to.contain('Start');
    }
    expect(replay.next()).to.equal(false);
    expect(replay.goTo(5)).to.equal(false);
    for (const name of ['judge', 'play-on']) expect(button(replay, name)).to.equal(null);
    // Neither the other hand nor the moves appear anywhere.
    expect(cardsIn(replay)).not.to.include.members(['7H']);
    expect(replay.shadowRoot!.textContent).not.to.contain('Bruno plays');
  });

  it('counts as right if it was played, whatever the order of its cards', async () => {
    const replay = await put(SCOPA, {guess: '0'});
    const made: GuessMade[] = [];
    replay.addEventListener('replay-guess', ({detail}: ReplayGuessEvent) => made.push(detail));
    choice(replay, /seven of diamonds/).click();
    await replay.updateComplete;
    expect(find(replay, '.asked')!.textContent).to.contain('Right').and.contain('1 of 1');
    expect(placeOf(replay)).to.contain('Move 1');
    // Bruno’s move isn’t shown yet, although it could be.
    expect(movesIn(replay)).to.have.length(1);
    await press(replay, 'next');
    // Ada’s second move.
    choice(replay, /ace of spades/).click();
    await replay.updateComplete;
    expect(find(replay, '.asked')!.textContent).to.contain('Ada played the king of diamonds.').and.contain('1 of 2');
    await press(replay, 'next');
    await press(replay, 'show');
    expect(made).to.deep.equal([
      {ply: 0, right: true, rights: 1, asked: 1},
      {ply: 2, right: false, rights: 1, asked: 2},
      {ply: 4, right: false, rights: 1, asked: 3},
    ]);
    expect(placeOf(replay)).to.contain('Move 5');
    // The reader can look at answered moves again, and isn’t asked again.
    await press(replay, 'first');
    expect(choices(replay)).to.deep.equal([]);
    await press(replay, 'last');
    expect(placeOf(replay)).to.contain('Move 5');
  });

  it('is asked for the seat that the page sets, as soon as it is set', async () => {
    const replay = await put(SCOPA);
    replay.guess = 1;
    await press(replay, 'next');
    await until(() => choices(replay).length === 3);
    expect(find(replay, '.asked')!.textContent).to.contain('as Bruno');
    replay.guess = undefined;
    await until(() => choices(replay).length === 0);
  });
});
