import {expect} from 'chai';
import {goTo, lesson} from '../../../../test/lessons/lesson-in-page.js';
import {SWEEP} from '../../../../test/lessons/puzzle-examples.js';
import {begun, enter, forgetPads, onPhone, putPad, untilSaved} from '../../../../test/pads/pad-in-page.js';
import {find, table, until} from '../../../../test/tables/table-in-page.js';
import '../define/card-puzzle.js';
import '../define/cartavola-settings.js';
import {long} from '../../../../test/long.js';

const KEPT = ['lesson:reader', 'match ["evening","capodama",{"players":4},0,"element"]', 'puzzle:mine', 'settings'].map(
  (key) => `cartavola:${key}`,
);

describe('The kit’s data in a browser', () => {
  onPhone();
  beforeEach(() => localStorage.clear());
  after(async () => {
    localStorage.clear();
    await forgetPads();
  });

  long('is deleted completely by one method, without the page’s own data', async () => {
    localStorage.setItem('other', 'the page’s own');
    const settings = document.createElement('cartavola-settings');
    document.body.append(settings);
    settings.choose('deck', 'italian');
    const pad = await begun({game: 'capra', save: 'evening'});
    await enter(pad, {points: [30]});
    await untilSaved(pad);
    const {element} = await lesson({game: 'capra', lang: 'en', save: 'reader'});
    await goTo(element, 'rank-finish');
    await table({save: 'evening'});
    const puzzle = document.createElement('card-puzzle');
    Object.assign(puzzle, {puzzle: SWEEP, save: 'mine'});
    document.body.append(puzzle);
    await until(() => find(puzzle, '.show-me') !== null);
    find(puzzle, '.show-me').click();
    await until(() => find(puzzle, '.hint') === null);
    expect(Object.keys(localStorage).sort()).to.include.members([...KEPT, 'other']);
    // Remove the elements, because they would keep running until the page is reloaded.
    document.body.replaceChildren();
    await settings.eraseAll();
    expect(Object.keys(localStorage)).to.deep.equal(['other']);
    expect((await indexedDB.databases()).map(({name}) => name)).not.to.contain('cartavola');
    expect((await putPad({game: 'capra', save: 'evening'})).pad).to.equal(undefined);
    const again = await lesson({game: 'capra', lang: 'en', save: 'reader'});
    expect(again.element.progress!.outcomes).to.deep.equal({});
  });

  it('can be deleted without an error if the page has no access to storage', async () => {
    const settings = document.createElement('cartavola-settings');
    const {deleteDatabase} = IDBFactory.prototype;
    IDBFactory.prototype.deleteDatabase = () => {
      throw new DOMException('No.', 'SecurityError');
    };
    try {
      await settings.eraseAll();
    } finally {
      IDBFactory.prototype.deleteDatabase = deleteDatabase;
    }
    expect(Object.keys(localStorage)).to.deep.equal([]);
  });
});
