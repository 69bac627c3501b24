import {expect} from 'chai';
import {DisplayQueue} from './display-queue.js';

describe('The display queue', () => {
  for (let turns = 0; turns < 8; turns++) {
    it(`shows an item that is added ${turns} microtasks after the last one was shown`, async () => {
      const queue = new DisplayQueue(() => undefined);
      const shown: string[] = [];
      const item = (name: string, then?: () => void) => ({
        wait: 0,
        show: () => Promise.resolve(),
        shown: () => {
          shown.push(name);
          then?.();
        },
      });
      const last = new Promise<void>((done) => {
        const addLate = async (): Promise<void> => {
          for (let turn = 0; turn < turns; turn++) await Promise.resolve();
          queue.add(item('late', done));
        };
        queue.add(item('first', () => void addLate()));
      });
      await Promise.race([last, new Promise((done) => setTimeout(done, 50))]);
      expect(shown).to.deep.equal(['first', 'late']);
      await queue.idle;
      expect(queue.isIdle).to.equal(true);
    });
  }

  it('skips pauses and motion for queued items, but not for items added later', async () => {
    let finished = 0;
    const queue = new DisplayQueue(() => finished++);
    const shown: [string, boolean][] = [];
    const item = (name: string, wait: number) => ({
      wait,
      show: (isSkipped: () => boolean) => Promise.resolve(void shown.push([name, isSkipped()])),
      shown: () => undefined,
    });
    queue.add(item('first', 600_000), item('second', 600_000));
    queue.skipAnimations();
    queue.add(item('third', 1));
    await queue.idle;
    expect(shown).to.deep.equal([
      ['first', true],
      ['second', true],
      ['third', false],
    ]);
    expect(finished).to.equal(1);
  });
});
