import {expect} from 'chai';
import type {TableTurnEvent} from '@cartavola/elements';
import {button, placeOf, put as putReplay, SCOPA} from '../replays/replay-in-page.js';
import {settled} from '../virtual-clock.js';
import {table, told} from './table-in-page.js';

/** Hides the page as switching tabs does, or shows it again. */
function hide(isHidden: boolean): void {
  Object.defineProperty(document, 'visibilityState', {configurable: true, value: isHidden ? 'hidden' : 'visible'});
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('While the page is hidden', () => {
  afterEach(() => {
    delete (document as {visibilityState?: unknown}).visibilityState;
    document.body.replaceChildren();
  });

  it('a match that the reader only watches pauses, and continues when the page is visible', async () => {
    const element = await table({players: '3', seats: 'bot bot bot', seed: 'hidden', speed: 'fast'});
    await told(element, 'table-move');
    hide(true);
    let moves = 0;
    element.addEventListener('table-move', () => void moves++);
    await settled();
    // The move that was in progress may still be made.
    expect(moves).to.be.at.most(1);
    const moved = told(element, 'table-move');
    hide(false);
    await moved;
  });

  it('a match continues up to the reader’s turn', async () => {
    hide(true);
    const element = await table({players: '3', seats: 'bot bot you', seed: 'b', speed: 'fast'});
    const isAsked = new Promise<void>((asked) =>
      element.addEventListener('table-turn', ({detail}: TableTurnEvent) => detail.turn.includes(2) && asked()),
    );
    await isAsked;
  });

  it('a replay pauses, and continues when the page is visible', async () => {
    const replay = await putReplay(SCOPA);
    button(replay, 'play').click();
    hide(true);
    await settled();
    expect(placeOf(replay)).to.contain('Start');
    hide(false);
    await settled();
    expect(placeOf(replay)).to.contain('Move 5 of 5');
  });
});
