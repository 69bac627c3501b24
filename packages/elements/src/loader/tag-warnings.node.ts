import {describe, it} from 'node:test';
import {expect} from 'chai';
import {meantBy} from './tag-warnings.js';

const NAMES = ['calypso-table', 'capra-table', 'move-log', 'playing-card', 'scopa-table'];

describe('A tag that is not one of the kit’s elements', () => {
  for (const [tag, name] of [
    ['scopa-tabel', 'scopa-table'],
    ['scopa-tabl', 'scopa-table'],
    ['scoppa-table', 'scopa-table'],
    ['capre-table', 'capra-table'],
    ['playing-crad', 'playing-card'],
    ['playingcard', 'playing-card'],
    ['cartavola-scopa', 'scopa-table'],
    ['cartavola-move-log', 'move-log'],
  ] as const)
    it(`<${tag}> is taken for a misspelt <${name}>`, () => void expect(meantBy(tag, NAMES)).to.deep.equal([name]));

  for (const tag of ['data-table', 'card-table', 'scopa-article', 'playing-cards', 'move-list', 'blog-log', 'x-y', 'a'])
    it(`<${tag}> is taken for another library’s element`, () => void expect(meantBy(tag, NAMES)).to.deep.equal([]));

  it('<cartavola-board> could stand for any element', () =>
    void expect(meantBy('cartavola-board', NAMES)).to.equal(NAMES));
});
