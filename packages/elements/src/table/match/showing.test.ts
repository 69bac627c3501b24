import {expect} from 'chai';
import {Showing} from './showing.js';

describe('The display queue', () => {
  for (let turns = 0; turns < 8; turns++) {
    it(`shows an item that is added ${turns} microtasks after the last one was shown`, async () => {
      const showing = new Showing(() => undefined);
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
          showing.add(item('late', done));
        };
        showing.add(item('first', () => void addLate()));
      });
      await Promise.race([last, new Promise((done) => setTimeout(done, 50))]);
      expect(shown).to.deep.equal(['first', 'late']);
      await showing.idle;
      expect(showing.isIdle).to.equal(true);
    });
  }

  it('that is hurried shows what is queued without waits or motion, and what is added later as usual', async () => {
    let finished = 0;
    const showing = new Showing(() => finished++);
    const shown: [string, boolean][] = [];
    const item = (name: string, wait: number) => ({
      wait,
      show: (hurried: () => boolean) => Promise.resolve(void shown.push([name, hurried()])),
      shown: () => undefined,
    });
    showing.add(item('first', 600_000), item('second', 600_000));
    showing.hurry();
    showing.add(item('third', 1));
    await showing.idle;
    expect(shown).to.deep.equal([
      ['first', true],
      ['second', true],
      ['third', false],
    ]);
    expect(finished).to.equal(1);
  });
});
