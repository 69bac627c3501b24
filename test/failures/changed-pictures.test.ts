import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import {soakPictures} from './pictures-in-page.js';

describe('Diagrams and replays of what was changed at random', () => {
  before(() => setViewport({width: 700, height: 700}));
  afterEach(() => {
    document.body.replaceChildren();
    history.replaceState(undefined, '', location.pathname + location.search);
  });

  it('say what is wrong, or show it, without an error, a script or a secret', async () => {
    const {faults, shown, refused, secrets, codes} = await soakPictures(300, 1);
    expect(faults).to.deep.equal([]);
    expect(shown).to.be.above(90);
    expect(refused).to.be.above(60);
    expect(secrets).to.be.above(40);
    expect(codes.size).to.be.above(20);
  });
});
