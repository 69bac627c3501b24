import {expect} from 'chai';
import {setViewport} from '@web/test-runner-commands';
import {soakPictures} from './pictures-in-page.js';

describe('Very many diagrams and replays of randomly changed data', () => {
  before(() => setViewport({width: 700, height: 700}));
  afterEach(() => {
    document.body.replaceChildren();
    history.replaceState(undefined, '', location.pathname + location.search);
  });

  it('report the fault or show the data, without errors, scripts or secrets', async function (this: Mocha.Context) {
    this.timeout(540_000);
    const {faults, codes, ...counts} = await soakPictures(10_000, 2);
    const {shown, refused, secrets} = counts;
    console.log(JSON.stringify(counts));
    expect(faults).to.deep.equal([]);
    expect(shown).to.be.above(2500);
    expect(refused).to.be.above(2000);
    expect(secrets).to.be.above(1200);
    expect(codes.size).to.be.above(40);
  });
});
