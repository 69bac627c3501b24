import {describe, it} from 'node:test';
import {expect} from 'chai';
import {OnDemand} from './on-demand.js';

describe('Code loaded on demand', () => {
  it('is available synchronously from the second use on', async () => {
    const code = new OnDemand(() => Promise.resolve('panels'));
    const used = await new Promise((done) => code.with(done, () => done('nothing')));
    expect(used).to.equal('panels');
    const uses: string[] = [];
    code.with(
      (again) => uses.push(again),
      () => uses.push('nothing'),
    );
    expect(uses).to.deep.equal(['panels']);
  });

  it('is requested again after a failed load, without an uncaught error in the page', async () => {
    let tries = 0;
    const code = new OnDemand(() => (++tries === 1 ? Promise.reject(new Error('offline')) : Promise.resolve('panels')));
    const use = (): Promise<string> => new Promise((done) => code.with(done, () => done('a message')));
    expect([await use(), await use()]).to.deep.equal(['a message', 'panels']);
  });
});
