import {expect} from 'chai';
import type {GameReplay, ReplayErrorEvent} from '@cartavola/elements';
import {readLink} from '@cartavola/elements/links.js';
import {games} from '@cartavola/engine/games.js';
import {readContent} from '@cartavola/engine/notation.js';
import {packRecord} from '@cartavola/engine/packed.js';
import {LAST_TRICK} from '../engine/notation-faults.js';
import {until} from '../tables/table-in-page.js';
import {findAll, find, movesIn, placeOf, press, put, SCOPA} from './replay-in-page.js';

/** Packs a match given as notation. */
function packed(text: string): {readonly game: string; readonly packed: string} {
  const read = readContent(text, {games});
  if (!read.ok || read.value.kind !== 'record') throw new Error(JSON.stringify(read));
  const {game, record} = read.value;
  return {game: game.id, packed: packRecord(record, game)};
}

const address = location.href;
const linkTo = (record: string, more = ''): string => `#cartavola=replay&game=capodama&record=${record}${more}`;

/** Opens a fragment the way a reader following a link would. */
async function follow(hash: string): Promise<void> {
  const changed = new Promise((resolve) => addEventListener('hashchange', resolve, {once: true}));
  location.hash = hash;
  await changed;
}

const shows = (replay: GameReplay, moves: number): Promise<void> => until(() => movesIn(replay).length === moves);

describe('A link with a match', () => {
  afterEach(() => {
    document.body.replaceChildren();
    history.replaceState(null, '', address);
  });

  it('opens at its moment in a replay with opens-links and no match of its own', async () => {
    history.replaceState(null, '', linkTo(packed(LAST_TRICK).packed, '&ply=2'));
    const replay = await put('', {'opens-links': ''});
    expect(movesIn(replay)).to.have.length(4);
    expect(placeOf(replay)).to.contain('Move 2 of 4');
  });

  it('replaces the page’s match, which the browser’s “back” restores', async () => {
    const replay = await put(SCOPA, {'opens-links': '', game: 'scopa', seat: '1', ply: '4'});
    expect(movesIn(replay)).to.have.length(5);
    await follow(linkTo(packed(LAST_TRICK).packed));
    await shows(replay, 4);
    expect(placeOf(replay)).to.contain('Start');
    history.back();
    await shows(replay, 5);
    expect(find(replay, '.problem')).to.equal(null);
  });

  it('opens even after a mail program has altered it', async () => {
    const replay = await put(SCOPA, {'opens-links': '', game: 'scopa', seat: '1', ply: '4'});
    await follow(`${linkTo(packed(LAST_TRICK).packed, '&ply=2').replaceAll('&', '&amp;')}).`);
    await shows(replay, 4);
    expect(placeOf(replay)).to.contain('Move 2 of 4');
  });

  it('is copied with the current moment', async () => {
    const {packed: record} = packed(LAST_TRICK);
    history.replaceState(null, '', linkTo(record));
    const replay = await put('', {'opens-links': ''});
    await press(replay, 'next');
    let copied = '';
    const {clipboard} = navigator;
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {
        writeText: (text: string) => {
          copied = text;
          return Promise.resolve();
        },
      },
    });
    try {
      await press(replay, 'link');
      await until(() => copied !== '');
    } finally {
      Object.defineProperty(navigator, 'clipboard', {configurable: true, value: clipboard});
    }
    expect(readLink(new URL(copied).hash)).to.deep.equal({
      ok: true,
      value: {type: 'replay', id: '', ply: 1, match: {game: 'capodama', packed: record}},
    });
  });

  it('is ignored by a replay without opens-links', async () => {
    const replay = await put(SCOPA);
    await follow(linkTo(packed(LAST_TRICK).packed, '&ply=3'));
    await replay.updateComplete;
    expect(movesIn(replay)).to.have.length(5);
    expect(placeOf(replay)).to.contain('Start');
  });

  for (const [what, hash] of [
    ['unreadable', linkTo('2zzzz')],
    ['of no game', '#cartavola=replay&game=bridge&record=1a'],
    ['of another game', linkTo(packed(LAST_TRICK).packed).replace('capodama', 'capra')],
  ] as const)
    it(`fires an error event and does not change anything if its match is ${what}`, async () => {
      const replay = await put(SCOPA, {'opens-links': ''});
      await press(replay, 'next');
      const told = new Promise<ReplayErrorEvent>((resolve) =>
        replay.addEventListener('replay-error', resolve, {once: true}),
      );
      await follow(hash);
      expect((await told).detail.code).to.equal('link.record');
      await until(() => find(replay, '.copied')!.textContent.includes('doesn’t contain a match'));
      expect(movesIn(replay)).to.have.length(5);
      expect(placeOf(replay)).to.contain('Move 1 of 5');
    });

  it('is awaited by an empty replay, which does not report a problem in the meantime', async () => {
    const replay = document.createElement('game-replay');
    replay.setAttribute('opens-links', '');
    replay.dataset['for'] = 'links';
    document.body.append(replay);
    await replay.updateComplete;
    expect(find(replay, '.problem')).to.equal(null);
    await follow(linkTo(packed(LAST_TRICK).packed));
    await shows(replay, 4);
    expect(findAll(replay, '.problem')).to.have.length(0);
  });
});
