import {expect} from '@open-wc/testing';
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
});
