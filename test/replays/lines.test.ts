import {expect} from 'chai';
import type {ReplayBranchEvent} from '@cartavola/elements';
import {button, cardsIn, find, findAll, movesIn, placeOf, press, put, SCOPA} from './replay-in-page.js';

const LINES = SCOPA.replace(
  '{Ada has the seven of coins.} 7D x 2D 5D',
  '{Ada has the seven of coins.} ["To wait" AS, 7H x 2D 5D {A gift.}, 7D] [KD] 7D x 2D 5D',
);

describe('A line that was not played', () => {
  afterEach(() => document.body.replaceChildren());

  it('is offered where it branches off, can be stepped through with its comments, and can be left', async () => {
    const replay = await put(LINES);
    const heard: string[] = [];
    replay.addEventListener('replay-branch', ({detail}: ReplayBranchEvent) =>
      heard.push(`${detail.kind} ${detail.ply}`),
    );
    const offered = findAll(replay, '.line');
    expect(offered.map(({textContent}) => textContent)).to.deep.equal(['What if: To wait', 'What if…']);
    offered[0]!.click();
    await replay.updateComplete;
    expect(find(replay, '.branch')!.textContent).to.contain('What if: To wait');
    expect(cardsIn(replay)).to.include('AS*');
    expect(movesIn(replay)).to.have.length(3);
    await press(replay, 'next');
    expect(find(replay, '.comment')!.textContent).to.equal('A gift.');
    await press(replay, 'last');
    expect(cardsIn(replay)).to.include.members(['7D*', 'AS']);
    expect(button(replay, 'next').getAttribute('aria-disabled')).to.equal('true');
    // A line has no links and no judgement, and readers can't play on from it.
    expect(button(replay, 'play-on')).to.equal(null);
    await press(replay, 'leave');
    expect(placeOf(replay)).to.contain('Start');
    expect(movesIn(replay)).to.have.length(5);
    expect(heard).to.deep.equal(['line 0', 'match 0']);
  });

  it('is offered only after the reader has guessed the move there', async () => {
    const replay = await put(LINES, {guess: '0'});
    expect(findAll(replay, '.line')).to.deep.equal([]);
    await press(replay, 'show');
    await press(replay, 'previous');
    expect(findAll(replay, '.line')).to.have.length(2);
  });

  it('ends when a link in the text is followed', async () => {
    const replay = await put(LINES);
    findAll(replay, '.line')[1]!.click();
    await replay.updateComplete;
    expect(replay.goTo(3)).to.equal(true);
    await replay.updateComplete;
    expect(placeOf(replay)).to.contain('Move 3 of 5');
    expect(find(replay, '.branch')).to.equal(null);
  });
});
