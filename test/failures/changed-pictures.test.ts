import {expect} from 'chai';
import {setViewport} from '@web/test-runner-commands';
import {soakPictures} from './pictures-in-page.js';
import {sampleSize} from '../sample-size.js';
import {long} from '../long.js';

const COUNT = sampleSize(60, 300);

describe('Diagrams and replays of randomly changed data', () => {
  before(() => setViewport({width: 700, height: 700}));
  afterEach(() => {
    document.body.replaceChildren();
    history.replaceState(undefined, '', location.pathname + location.search);
  });

  long('show the data or say what is wrong with it, without an error, a script or a secret', async () => {
    const {faults, shown, refused, secrets, codes} = await soakPictures(COUNT, 1);
    expect(faults).to.deep.equal([]);
    expect(shown).to.be.above(0.25 * COUNT);
    expect(refused).to.be.above(0.2 * COUNT);
    expect(secrets).to.be.above(0.1 * COUNT);
    expect(codes.size).to.be.above(COUNT < 300 ? 10 : 20);
  });
});
