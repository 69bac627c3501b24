import {expect} from 'chai';
import {useRealTime} from '../../../../../test/virtual-clock.js';
import {calm, turnOf} from './scheduler.js';

describe('Background work in a page with several elements', () => {
  // This test needs real frames.
  useRealTime();
  const placed = (): Element => {
    const element = document.createElement('div');
    element.textContent = 'In view';
    document.body.append(element);
    return element;
  };
  /** Counts the frames until background work can start. */
  async function framesUntilCalm(): Promise<number> {
    let frames = 0;
    let frame = requestAnimationFrame(function next() {
      frames++;
      frame = requestAnimationFrame(next);
    });
    await calm();
    cancelAnimationFrame(frame);
    return frames;
  }
  afterEach(() => document.body.replaceChildren());

  it('waits until each of several elements has had its turn and is painted', async () => {
    await Promise.all([placed(), placed(), placed()].map(turnOf));
    expect(await framesUntilCalm()).to.be.at.least(2);
  });

  it('does not wait for frames with one element or none', async () => {
    await turnOf(placed());
    expect(await framesUntilCalm()).to.be.lessThan(2);
    expect(await framesUntilCalm()).to.equal(0);
  });
});
